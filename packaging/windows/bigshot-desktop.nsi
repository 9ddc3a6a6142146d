; The installer for Windows. recipes/windows.py calls makensis with what stands here as ${NAME} and with two lists of
; the bundle's files; nothing in this script depends on what the bundle contains.
;
; Who runs it:   by default for the person who runs it, without administrator rights; an administrator may choose all
;                users. Silently with /S; /AllUsers or /CurrentUser says for whom, /D=C:\folder (last, unquoted) where.
; Exit codes:    0 done, 1 cancelled, 2 not possible (still running, too old a Windows, no rights for /AllUsers).
; Same bytes:    from the same bundle, icon and version of NSIS, wherever and whenever it is made: it stores no time of
;                its own. Another version of NSIS brings another stub, and a signature brings its time.
; What it keeps: matches and settings lie in the person's own folders; neither installer nor uninstaller touches them.

; Like the program, and so that it can be tried where only 64 bits can. Debian's NSIS has this, that of Windows has not.
Target amd64-unicode
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetCompressorDictSize 64
; Files get the time of their installation: that of the build must not make two installers differ.
SetDateSave off

!define PROGRAM "${NAME}.exe"
!define UNINSTALLER "uninstall.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define START_MENU_LINK "$SMPROGRAMS\${TITLE}.lnk"
!define DESKTOP_LINK "$DESKTOP\${TITLE}.lnk"
; Windows 10, 1903: the first with the ICU that Qt 6.10 and later take from the system.
!define OLDEST_BUILD 18362

!define MULTIUSER_MUI
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MINWIN 0xA00
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_INSTDIR "${TITLE}"
!define MULTIUSER_INSTALLMODE_FUNCTION RecallPrevious
!define MULTIUSER_INIT_TEXT_ALLUSERSNOTPOSSIBLE "$(NO_RIGHTS)"
!define MULTIUSER_USE_PROGRAMFILES64

!include MultiUser.nsh
!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include Sections.nsh
!include WinVer.nsh
!include x64.nsh
!include Integration.nsh

Name "${TITLE}"
OutFile "${OUTPUT}"
BrandingText "${TITLE} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

Var GivenFolder     ; with /D=, which MultiUser.nsh would forget
Var PreviousFolder  ; of an installation of the same kind, for this person or for all

; --- Pages ------------------------------------------------------------------------------------------------------------

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE_PICTURE}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_WINDOWTITLE "$(LANGUAGE_TITLE)"
!define MUI_LANGDLL_INFO "$(LANGUAGE_QUESTION)"
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_COMPONENTSPAGE_SMALLDESC

; NSIS' own text asks to close all other programs, because of files of the system: none is touched here.
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!insertmacro MUI_PAGE_WELCOME
; A licence that gives rights and asks for nothing has nothing to agree to.
!define MUI_LICENSEPAGE_TEXT_BOTTOM "$(LICENCE_NOTE)"
!define MUI_LICENSEPAGE_BUTTON "$(^NextBtn)"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION StartProgram
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEEPS_MATCHES)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is taken where the system speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "German"
!include "${SCRIPTS}\languages\en.nsh"
!include "${SCRIPTS}\languages\fr.nsh"
!include "${SCRIPTS}\languages\it.nsh"
!include "${SCRIPTS}\languages\de.nsh"
!insertmacro MUI_RESERVEFILE_LANGDLL

; --- What Windows shows of the installer itself -----------------------------------------------------------------------

VIProductVersion "${VERSION_NUMBERS}"
VIFileVersion "${VERSION_NUMBERS}"
!macro DESCRIBE language description
  VIAddVersionKey /LANG=${language} "ProductName" "${TITLE}"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileDescription" "${description}"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "CompanyName" "${PUBLISHER}"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "${COPYRIGHT}"
!macroend
!insertmacro DESCRIBE ${LANG_ENGLISH} "${INSTALLER_EN}"
!insertmacro DESCRIBE ${LANG_FRENCH} "${INSTALLER_FR}"
!insertmacro DESCRIBE ${LANG_ITALIAN} "${INSTALLER_IT}"
!insertmacro DESCRIBE ${LANG_GERMAN} "${INSTALLER_DE}"

; --- The program must not run while its files change ------------------------------------------------------------------

; Windows lets nobody write into a program that runs, its worker processes included.
!macro DEFINE_WAIT prefix
Function ${prefix}WaitForFile  ; takes a file from the stack
  Exch $0
  Push $1
  ${Do}
    ${IfNot} ${FileExists} "$0"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $1 "$0" a
    ${IfNot} ${Errors}
      FileClose $1
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_RUNNING)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Abort "$(STILL_RUNNING)"
    ${EndIf}
  ${Loop}
  Pop $1
  Pop $0
FunctionEnd

Function ${prefix}WaitUntilClosed  ; takes a folder from the stack
  Exch $0
  Push "$0\${PROGRAM}"
  Call ${prefix}WaitForFile
  Push "$0\${CONSOLE}"
  Call ${prefix}WaitForFile
  Pop $0
FunctionEnd
!macroend
!insertmacro DEFINE_WAIT ""
!insertmacro DEFINE_WAIT "un."

; --- Sections ---------------------------------------------------------------------------------------------------------

Section "-previous"
  Push $INSTDIR
  Call WaitUntilClosed
  ${If} $PreviousFolder != ""
  ${AndIf} ${FileExists} "$PreviousFolder\${UNINSTALLER}"
    Push $PreviousFolder
    Call WaitUntilClosed
    ; It knows what it installed, which need not be what is installed now. With _?= it runs where it lies, so that
    ; it can be waited for; then it cannot remove itself.
    ExecWait '"$PreviousFolder\${UNINSTALLER}" /S _?=$PreviousFolder'
    Delete "$PreviousFolder\${UNINSTALLER}"
    RMDir "$PreviousFolder"
  ${EndIf}
SectionEnd

Section "$(PROGRAM_SECTION)" ProgramSection
  SectionIn RO
  !include "${INSTALLED_FILES}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "VersionMajor" ${VERSION_MAJOR}
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "VersionMinor" ${VERSION_MINOR}
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  ; Ours: what the uninstaller and a later installer want to know.
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "Language" $LANGUAGE
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "StartMenu" 0
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "Desktop" 0
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "MatchFiles" 0
SectionEnd

Section "$(START_MENU_SECTION)" StartMenuSection
  CreateShortcut "${START_MENU_LINK}" "$INSTDIR\${PROGRAM}" "" "" "" SW_SHOWNORMAL "" "$(LINK_COMMENT)"
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "StartMenu" 1
SectionEnd

Section /o "$(DESKTOP_SECTION)" DesktopSection
  CreateShortcut "${DESKTOP_LINK}" "$INSTDIR\${PROGRAM}" "" "" "" SW_SHOWNORMAL "" "$(LINK_COMMENT)"
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "Desktop" 1
SectionEnd

Section "$(MATCH_FILES_SECTION)" MatchFilesSection
  WriteRegStr SHCTX "Software\Classes\${PROG_ID}" "" "$(MATCH_FILE)"
  WriteRegStr SHCTX "Software\Classes\${PROG_ID}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "Software\Classes\${PROG_ID}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr SHCTX "Software\Classes\${SUFFIX}" "" "${PROG_ID}"
  WriteRegStr SHCTX "Software\Classes\${SUFFIX}" "Content Type" "${MIME_TYPE}"
  WriteRegNone SHCTX "Software\Classes\${SUFFIX}\OpenWithProgids" "${PROG_ID}"
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "MatchFiles" 1
  ${NotifyShell_AssocChanged}
SectionEnd

Section "Uninstall"
  Push $INSTDIR
  Call un.WaitUntilClosed
  SetOutPath "$TEMP"  ; a folder that is somebody's working folder cannot be removed

  ReadRegDWORD $0 SHCTX "${UNINSTALL_KEY}" "StartMenu"
  ${If} $0 == 1
    Delete "${START_MENU_LINK}"
  ${EndIf}
  ReadRegDWORD $0 SHCTX "${UNINSTALL_KEY}" "Desktop"
  ${If} $0 == 1
    Delete "${DESKTOP_LINK}"
  ${EndIf}
  ReadRegDWORD $0 SHCTX "${UNINSTALL_KEY}" "MatchFiles"
  ${If} $0 == 1
    ; Another program may have taken match files over; then they stay with it.
    ReadRegStr $0 SHCTX "Software\Classes\${SUFFIX}" ""
    ${If} $0 == "${PROG_ID}"
      DeleteRegValue SHCTX "Software\Classes\${SUFFIX}" ""
      DeleteRegValue SHCTX "Software\Classes\${SUFFIX}" "Content Type"
    ${EndIf}
    DeleteRegValue SHCTX "Software\Classes\${SUFFIX}\OpenWithProgids" "${PROG_ID}"
    DeleteRegKey /ifempty SHCTX "Software\Classes\${SUFFIX}\OpenWithProgids"
    DeleteRegKey /ifnosubkeys /ifnovalues SHCTX "Software\Classes\${SUFFIX}"
    DeleteRegKey SHCTX "Software\Classes\${PROG_ID}"
    ${NotifyShell_AssocChanged}
  ${EndIf}

  ; File by file and folder by folder, each folder only if it is empty: somebody may have chosen a folder that has
  ; other things in it, or may have put something there since.
  !include "${REMOVED_FILES}"
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${ProgramSection} "$(PROGRAM_DESCRIPTION)"
  !insertmacro MUI_DESCRIPTION_TEXT ${StartMenuSection} "$(START_MENU_DESCRIPTION)"
  !insertmacro MUI_DESCRIPTION_TEXT ${DesktopSection} "$(DESKTOP_DESCRIPTION)"
  !insertmacro MUI_DESCRIPTION_TEXT ${MatchFilesSection} "$(MATCH_FILES_DESCRIPTION)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; --- Functions --------------------------------------------------------------------------------------------------------

Function .onInit
  StrCpy $GivenFolder $INSTDIR
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  SetRegView 64
  !insertmacro MUI_LANGDLL_DISPLAY
  Call RefuseSilently
  !insertmacro MULTIUSER_INIT
FunctionEnd

; MultiUser.nsh would show a message that nobody is there to close.
Function RefuseSilently
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/AllUsers" $1
  ${IfNot} ${Errors}
  ${AndIf} ${Silent}
    UserInfo::GetAccountType
    Pop $0
    ${If} $0 != "Admin"
    ${AndIf} $0 != "Power"
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${EndIf}
FunctionEnd

!macro RECALL value section
  ReadRegDWORD $0 SHCTX "${UNINSTALL_KEY}" "${value}"
  ${If} $0 == 1
    !insertmacro SelectSection ${section}
  ${Else}
    !insertmacro UnselectSection ${section}
  ${EndIf}
!macroend

; Called whenever it is decided for whom to install: an update goes where the program is, with the same components.
Function RecallPrevious
  Push $0
  ReadRegStr $PreviousFolder SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $PreviousFolder != ""
    StrCpy $INSTDIR $PreviousFolder
    !insertmacro RECALL "StartMenu" ${StartMenuSection}
    !insertmacro RECALL "Desktop" ${DesktopSection}
    !insertmacro RECALL "MatchFiles" ${MatchFilesSection}
  ${EndIf}
  ${If} $GivenFolder != ""
    StrCpy $INSTDIR $GivenFolder
  ${EndIf}
  Pop $0
FunctionEnd

; Through the desktop, which starts it with the rights of the person and not with those of an administrator.
Function StartProgram
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\${PROGRAM}"'
FunctionEnd

; The folder that the uninstaller lies in says for whom the program was installed.
Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
  ReadRegStr $0 HKLM "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    Call un.MultiUser.InstallMode.AllUsers
    ${If} $MultiUser.InstallMode != "AllUsers"
      MessageBox MB_OK|MB_ICONSTOP "$(NO_RIGHTS)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Else}
    Call un.MultiUser.InstallMode.CurrentUser
  ${EndIf}
  ReadRegDWORD $0 SHCTX "${UNINSTALL_KEY}" "Language"
  ${If} $0 != ""
  ${AndIf} $0 != 0
    StrCpy $LANGUAGE $0
  ${EndIf}
FunctionEnd
