"""The translations are complete, up to date and well made."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QTranslator

from bigshot_desktop.engine.languages import LANGUAGES
from scripts.update_translations import NUMBER, Failure, complaint, plurals, run_tool, update
from tests.words.languages import (
    FOLDER,
    Message,
    file_of,
    finished,
    messages,
    read_messages,
)

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "bigshot_desktop").rglob("*.py"))

FORMS = {
    "en": ((1,), (0, 2, 11, 21, 1000)),
    "de": ((1,), (0, 2, 11, 21, 1000)),
    "fr": ((0, 1), (2, 11, 21, 1000)),
    "it": ((1,), (0, 2, 11, 21, 1000)),
}
"""For which numbers each form of a text is there."""

# --- up to date and complete ---------------------------------------------------------------------


def test_the_files_hold_the_texts_of_the_program(tmp_path: Path) -> None:
    """If not: python scripts/update_translations.py, and translate what is new."""
    folder = tmp_path / "i18n"
    shutil.copytree(FOLDER, folder)
    update(folder)
    for language in LANGUAGES:
        assert list(messages(language)) == read_messages(file_of(language, folder)), language


def test_every_text_is_translated() -> None:
    assert all(messages(language) for language in LANGUAGES)
    assert [
        (language, one.source)
        for language in LANGUAGES
        for one in messages(language)
        if one.state or not one.translation
    ] == []


def test_there_is_a_file_for_every_language_and_no_other() -> None:
    assert set(FOLDER.glob("*.ts")) == {file_of(language) for language in LANGUAGES}


def release(file: Path, target: Path) -> None:
    """Compile a file as the build does; anything unfinished is a failure."""
    strict = "-fail-on-unfinished"  # Qt 6.8 does not know it, and only counts
    options = [strict] if strict in run_tool("lrelease", ["-help"]) else []
    output = run_tool("lrelease", [*options, file, "-qm", target])
    if " and 0 unfinished" not in output:
        raise Failure(output)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_gets_every_translation_from_qt(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / "bigshot.qm"
    release(file_of(language), compiled)
    translator = QTranslator()
    assert translator.load(str(compiled))
    assert translator.language() == language
    for one in messages(language):
        numbers = (-1,) if one.form is None else FORMS[language][one.form]
        for number in numbers:
            told = translator.translate(one.context, one.source, "", number)
            assert told == one.translation


def test_an_unfinished_translation_does_not_pass(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.ts"
    text = file_of("de").read_text(encoding="utf-8")
    file.write_text(text.replace("<translation>", '<translation type="unfinished">', 1), "utf-8")
    with pytest.raises(Failure):
        release(file, tmp_path / "out.qm")


def test_new_texts_appear_as_unfinished_and_old_ones_go(tmp_path: Path) -> None:
    sources, folder = tmp_path / "sources", tmp_path / "i18n"
    sources.mkdir()
    folder.mkdir()
    module = sources / "texts.py"
    module.write_text('A = QT_TRANSLATE_NOOP("Test", "One")\n', "utf-8")
    update(folder, sources)
    assert read_messages(file_of("fr", folder)) == [Message("Test", "One", "", "unfinished")]
    module.write_text('A = QT_TRANSLATE_NOOP("Test", "Two")\n', "utf-8")
    update(folder, sources)
    assert [one.source for one in read_messages(file_of("fr", folder))] == ["Two"]
    assert read_messages(file_of("en", folder)) == []


def test_texts_that_depend_on_a_number_appear_with_their_forms(tmp_path: Path) -> None:
    """Also where lupdate alone would not see it, and again when the file is there; in every language."""
    numbers = ("count", "len(texts)", "self.count", "1 + count")
    sources = [f'{place}: %Ln “odd” "\\text(s)' for place in range(len(numbers))]
    lines = [
        f'app.translate("Test", {source!r}, "", {number})\n'
        for source, number in zip(sources, numbers, strict=True)
    ]
    (tmp_path / "texts.py").write_text("".join(lines), "utf-8")

    def written(translation: str, state: str) -> dict[str, list[Message]]:
        return {
            language: [
                Message("Test", source, translation, state, form)
                for source in sources
                for form in range(len(forms))
            ]
            for language, forms in FORMS.items()
        }

    def read() -> dict[str, list[Message]]:
        return {language: read_messages(file_of(language, tmp_path)) for language in LANGUAGES}

    for _ in range(2):
        update(tmp_path, tmp_path)
        assert read() == written("", "unfinished")
    for language in LANGUAGES:
        file = file_of(language, tmp_path)
        text = file.read_text(encoding="utf-8").replace("></num", ">%Ln</num")
        file.write_text(text.replace(' type="unfinished"', ""), "utf-8")
    update(tmp_path, tmp_path)
    assert read() == written("%Ln", "")


# --- the tool ------------------------------------------------------------------------------------


def test_a_missing_system_library_is_named_with_its_package() -> None:
    output = (
        "lupdate: error while loading shared libraries: libgssapi_krb5.so.2: cannot open shared "
        "object file: No such file or directory"
    )
    assert complaint("lupdate", 127, output) == (
        "lupdate needs the system library libgssapi_krb5.so.2, which is not installed. "
        "On Debian, install libgssapi-krb5-2."
    )


def test_another_failure_is_told_in_the_tools_own_words() -> None:
    assert complaint("lupdate", 1, "no memory\n") == "lupdate failed with code 1:\nno memory"


# --- well made -----------------------------------------------------------------------------------


QT_PLACEHOLDER = re.compile(r"%L?(?:n|\d+)")


def placeholders(text: str) -> list[tuple[str, str | None, str | None]]:
    """The placeholders of a text, with whatever format is asked for; Qt's own are in no braces."""
    parts = Formatter().parse(text)
    return sorted((name, spec, conversion) for _, name, spec, conversion in parts if name)


def numbers(text: str) -> list[str]:
    """Where Qt puts a number into a text."""
    return QT_PLACEHOLDER.findall(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_placeholders_of_the_source(language: str) -> None:
    differing = [
        one
        for one in finished(language)
        if placeholders(one.source) != placeholders(one.translation)
        or numbers(one.source) != numbers(one.translation)
    ]
    assert differing == []


def test_placeholders_are_plain_names() -> None:
    used = {entry for one in messages("de") for entry in placeholders(one.source)}
    assert {(name, spec, how) for name, spec, how in used if spec or how} == set()
    assert [name for name, _, _ in used if not re.fullmatch(r"[a-z_]+", name)] == []


def test_only_texts_with_forms_have_a_number_of_qt() -> None:
    """Each has it once, with its digits grouped."""
    for one in messages("de"):
        assert numbers(one.source) == ([] if one.form is None else [NUMBER]), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_that_depend_on_a_number_have_all_forms_of_the_language(language: str) -> None:
    """Each form is there, has the number, and is another one than the rest."""
    told: dict[tuple[str, str], list[str]] = {}
    for one in messages(language):
        if one.form is not None:
            told.setdefault((one.context, one.source), []).append(one.translation)
    assert told.keys() == marked_plurals()
    for source, forms in told.items():
        assert len(set(forms)) == len(FORMS[language]), (source, forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_no_typewriter_marks(language: str) -> None:
    marks = re.compile(r"""["']|\.\.\.|^\s|\s$|[ ]{2}""")
    assert [one for one in finished(language) if marks.search(one.translation)] == []


SPACES_IN_FRENCH = re.compile(r"[^\u00a0]:|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»")


def test_french_has_its_spaces() -> None:
    assert [one for one in finished("fr") if SPACES_IN_FRENCH.search(one.translation)] == []


NAMES_OF_PLAYERS = "player|players|turn|winners|proposer|member|partners|starter"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "vom|zum|zur|beim|am|im"),
        ("fr", "de|du|que|jusque|lorsque|puisque|si|se|ne|le|la"),
        ("it", "a|il|la|lo"),
    ],
)
def test_no_word_stands_before_a_name_that_would_change_with_it(language: str, words: str) -> None:
    """Such as the que of « il ne reste que Anna »."""
    wrong = re.compile(rf"\b(?:{words}) \{{(?:{NAMES_OF_PLAYERS})\}}", re.IGNORECASE)
    assert [one for one in finished(language) if wrong.search(one.translation)] == []


@pytest.mark.parametrize(("language", "marks"), [("de", "„“"), ("fr", "«»"), ("it", "«»")])
def test_quotation_marks_are_those_of_the_language(language: str, marks: str) -> None:
    for one in finished(language):
        quotes = "".join(re.findall(r"[„“”«»]", one.translation))
        assert quotes == marks * one.source.count("“"), one


# --- what lupdate can read -----------------------------------------------------------------------

MARKS = {"tr", "translate", "QT_TRANSLATE_NOOP"}
MARKED = [
    file
    for file in SOURCES
    if re.search(r"\b(tr|translate|QT_TR\w+)\b", file.read_text(encoding="utf-8"))
]
"""The files with a word in them that could be a mark; the others need not be parsed."""
LOOKUP = ROOT / "bigshot_desktop" / "words" / "sentences.py"
"""The one place where the texts of the tables are handed to a translator."""


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def is_literal(node: ast.expr) -> bool:
    """A string, or several strings added up."""
    match node:
        case ast.Constant(value=str()):
            return True
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return is_literal(left) and is_literal(right)
    return False


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def mistakes(tree: ast.AST) -> Iterator[str]:
    """The calls that lupdate would miss or misread."""
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr() if any(map(is_mark, ast.walk(node))):
                yield f"line {node.lineno}: a translation inside an f-string"
            case ast.Call() if is_mark(node) and not is_allowed(node):
                yield f"line {node.lineno}: {ast.unparse(node)}"
            case ast.Name(id="QT_TR_NOOP") | ast.Attribute(attr="QT_TR_NOOP"):
                yield f"line {node.lineno}: QT_TR_NOOP has no context"
            case (
                ast.Assign(value=ast.Attribute(attr="tr" | "translate"))
                | ast.AnnAssign(value=ast.Attribute(attr="tr" | "translate"))
                | ast.NamedExpr(value=ast.Attribute(attr="tr" | "translate"))
            ):
                yield f"line {node.lineno}: an alias of a translating function"
            case ast.alias(name=name, asname=str()) if name in MARKS:
                yield f"line {node.lineno}: an alias of a translating function"
            case ast.Call(args=given) if any(map(is_bare_tr, given)):
                yield f"line {node.lineno}: texts for a function that lupdate does not follow"


def is_mark(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or name_of(node) not in MARKS:
        return False
    match node.func:
        case ast.Attribute(value=ast.Name(id="painter"), attr="translate"):
            return False
        case ast.Attribute(attr="translate"):
            return len(node.args) != 1 or bool(node.keywords)  # str.translate(table)
    return True


def is_bare_tr(node: ast.expr) -> bool:
    """A ``tr`` that is handed on instead of called."""
    return isinstance(node, ast.Attribute) and node.attr == "tr"


def is_allowed(call: ast.Call) -> bool:
    match name_of(call), call.func, call.args, call.keywords:
        case "QT_TRANSLATE_NOOP", ast.Name(), [context, text], []:
            return is_literal(context) and is_literal(text)
        case "translate", ast.Attribute(), [context, text], []:
            return is_literal(context) and is_literal(text)
        case "translate", ast.Attribute(), [context, text, ast.Constant(value=""), _], []:
            both = isinstance(context, ast.Constant) and isinstance(text, ast.Constant)
            return both and numbers(joined(text)) == [NUMBER]
        case "tr", ast.Attribute(value=ast.Name(id="self")), [text], []:
            return is_literal(text)
    return False


def test_texts_are_marked_so_that_lupdate_finds_them() -> None:
    found = {file: list(mistakes(tree_of(file))) for file in MARKED if file != LOOKUP}
    assert found
    assert {str(file.relative_to(ROOT)): wrong for file, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "line",
    [
        'QT_TRANSLATE_NOOP("Context", "A text")',
        'QT_TRANSLATE_NOOP("Context", "A " "text")',
        'QT_TRANSLATE_NOOP("Context", "A " + "text")',
        'QCoreApplication.translate("Context", "A text")',
        'QCoreApplication.translate("Context", "%Ln texts", "", count)',
        'QCoreApplication.translate("Context", "%Ln " "texts", "", len(texts))',
        'self.tr("A text").format(name=name)',
        "name.translate(table)",
        "painter.translate(0, 12)",
        "Voice(QCoreApplication.translate)",
    ],
)
def test_good_marks(line: str) -> None:
    assert list(mistakes(ast.parse(line))) == []


@pytest.mark.parametrize(
    "line",
    [
        'QT_TRANSLATE_NOOP("Context", f"A {text}")',
        'QT_TRANSLATE_NOOP("Context", text)',
        'QT_TRANSLATE_NOOP(context, "A text")',
        'QT_TRANSLATE_NOOP("Context", text="A text")',
        'QT_TRANSLATE_NOOP("Context", "A" if one else "B")',
        'QT_TRANSLATE_NOOP("Context", "A {}".format(text))',
        'QT_TRANSLATE_NOOP("Context", "A %s" % text)',
        'QT_TR_NOOP("A text")',
        'translate("Context", "A text")',
        'QCoreApplication.translate("Context", text)',
        'QCoreApplication.translate("Context", sourceText="A text")',
        'QCoreApplication.translate(context="Context", sourceText="A text")',
        'QCoreApplication.translate("Context", "%Ln texts", n=count)',
        'QCoreApplication.translate("Context", "%Ln texts", "", n=count)',
        'QCoreApplication.translate("Context", "%Ln texts", None, count)',
        'QCoreApplication.translate("Context", "%Ln texts", "some", count)',
        'QCoreApplication.translate("Context", "%Ln " + "texts", "", count)',
        'QCoreApplication.translate("Context", "%n texts", "", count)',
        'QCoreApplication.translate("Context", "Some texts", "", count)',
        'QCoreApplication.translate("Context", text, "", count)',
        "translate = QCoreApplication.translate",
        "translate: Final = QCoreApplication.translate",
        "(say := self.tr)",
        "from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP as N",
        'map(self.tr, ["A text"])',
        'partial(self.tr, "A text")',
        'other.tr("A text")',
        'super().tr("A text")',
        'self.tr("%Ln texts", "", count)',
        'self.tr(f"A {text}")',
        '''f"{self.tr('A text')}!"''',
    ],
)
def test_bad_marks(line: str) -> None:
    assert list(mistakes(ast.parse(line)))


@cache
def marked() -> tuple[ast.Call, ...]:
    """Every call with a text and its context."""
    return tuple(
        node
        for file in MARKED
        if file != LOOKUP
        for node in ast.walk(tree_of(file))
        if isinstance(node, ast.Call) and is_mark(node) and name_of(node) != "tr"
    )


def marked_plurals() -> set[tuple[str, str]]:
    """The texts that depend on a number, as the script finds them."""
    return set(plurals(ROOT / "bigshot_desktop"))


def test_lupdate_finds_what_python_finds() -> None:
    """Every marked text of the program is in the files, under the context that the code names."""
    texts = {(ast.literal_eval(call.args[0]), joined(call.args[1])) for call in marked()}
    assert texts
    assert texts <= {(one.context, one.source) for one in messages("de")}


def test_texts_depend_on_a_number_where_python_hands_one_over() -> None:
    """And nowhere else: the same text is not asked for with a number here and without one there."""
    asked = [(ast.literal_eval(one.args[0]), joined(one.args[1]), one) for one in marked()]
    counted = {(context, text) for context, text, call in asked if len(call.args) > 2}
    plain = {(context, text) for context, text, call in asked if len(call.args) == 2}
    assert not counted & plain
    assert counted == marked_plurals()
    assert counted == {(one.context, one.source) for one in messages("de") if one.form is not None}


def joined(node: ast.expr) -> str:
    """The text of a literal."""
    match node:
        case ast.BinOp(left=left, right=right):
            return joined(left) + joined(right)
        case ast.Constant(value=str(text)):
            return text
    raise ValueError(ast.unparse(node))
