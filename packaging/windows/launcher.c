/* The program for Windows: it finds Python beside itself, in _internal, and has it run _internal\start.py.

   It is compiled twice, for windows and for consoles, and uses nothing but Windows itself, so that no other work is
   part of it. Worker processes of bots are this program too: multiprocessing starts what sys.executable names. */

typedef unsigned short wchar; /* 16 bits on Windows, whatever the compiler's wchar_t is */
typedef void *handle;
typedef int (*py_main)(int, wchar **);

#define WINDOWS __declspec(dllimport)
WINDOWS wchar **CommandLineToArgvW(const wchar *, int *);
WINDOWS void ExitProcess(unsigned int);
WINDOWS wchar *GetCommandLineW(void);
WINDOWS unsigned long GetModuleFileNameW(handle, wchar *, unsigned long);
WINDOWS void *GetProcAddress(handle, const char *);
WINDOWS handle LoadLibraryExW(const wchar *, handle, unsigned long);
WINDOWS void *LocalAlloc(unsigned int, unsigned long long);
WINDOWS int MessageBoxW(handle, const wchar *, const wchar *, unsigned int);

#define LONGEST_PATH 32768
#define WITH_LIBRARIES_BESIDE_IT 0x8 /* LOAD_WITH_ALTERED_SEARCH_PATH */
#define ERROR_SIGN 0x10              /* MB_ICONERROR */
#define OPTIONS 3

static wchar program[LONGEST_PATH], library[LONGEST_PATH], script[LONGEST_PATH];

/* The path of a file in the folder of the program; 0 if it would be too long. */
static int beside(wchar *path, unsigned long length, const wchar *name)
{
    unsigned long folder = length, at = 0;
    while (folder && program[folder - 1] != L'\\')
        folder--;
    for (; at < folder; at++)
        path[at] = program[at];
    for (; *name && at < LONGEST_PATH - 1; at++)
        path[at] = *name++;
    path[at] = 0;
    return !*name;
}

static void fail(const wchar *sentence)
{
    MessageBoxW(0, sentence, L"Big Shot Desktop", ERROR_SIGN);
    ExitProcess(1);
}

void start(void)
{
    static wchar safely[] = L"-I", writing_nothing[] = L"-B", in_unicode[] = L"-Xutf8";
    wchar *options[OPTIONS] = {safely, writing_nothing, in_unicode};
    int count = 0, at, given;
    unsigned long length = GetModuleFileNameW(0, program, LONGEST_PATH);
    wchar **arguments = CommandLineToArgvW(GetCommandLineW(), &count);
    wchar **all = LocalAlloc(0x40, (count + OPTIONS + 2) * sizeof(wchar *)); /* zeroed: a null ends them */
    handle python;
    py_main run;

    if (!length || length >= LONGEST_PATH || !arguments || !all
        || !beside(library, length, L"_internal\\" PYTHON_LIBRARY)
        || !beside(script, length, L"_internal\\start.py"))
        fail(L"The program cannot find out where it is. Please install it in another folder.");
    python = LoadLibraryExW(library, 0, WITH_LIBRARIES_BESIDE_IT);
    run = python ? (py_main)GetProcAddress(python, "Py_Main") : 0;
    if (!run)
        fail(L"A part of the program is missing or damaged. Please install it again.");

    all[0] = program;
    for (at = 0; at < OPTIONS; at++)
        all[1 + at] = options[at];
    all[1 + OPTIONS] = script;
    for (given = 1; given < count; given++)
        all[1 + OPTIONS + given] = arguments[given];
    ExitProcess((unsigned int)run(1 + OPTIONS + (count > 0 ? count : 1), all));
}
