; The installer for Windows: programs, menu, file types, and an uninstaller that leaves games and settings.
; makensis -DVERSION=0.2.0 -DSTAGE=FOLDER -DOUT=FILE packaging/windows.nsi, with absolute paths; FOLDER holds
; what the zip holds.
; It needs no administrator: everything goes into the user's own folders and part of the registry.
; The programs are for 64 bits. Debian's makensis makes such an installer too: -DTARGET=amd64-unicode.
!ifdef TARGET
  Target "${TARGET}"
!endif
Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"

Name "Outflank"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Outflank"
InstallDirRegKey HKCU "Software\Outflank" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Outflank"
VIAddVersionKey "FileDescription" "Outflank, installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Outflank developers"

!define MUI_ICON "../assets/icon/outflank.ico"
!define MUI_UNICON "../assets/icon/outflank.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\outflank.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Greek"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Outflank"

; Offers Outflank for files with an ending, without taking them from a program that opens them already.
!macro FileType ENDING
  WriteRegStr HKCU "Software\Classes\.${ENDING}\OpenWithProgids" "Outflank.Game" ""
!macroend
!macro NoFileType ENDING
  DeleteRegValue HKCU "Software\Classes\.${ENDING}\OpenWithProgids" "Outflank.Game"
!macroend

Section
  SetOutPath "$INSTDIR"
  File /r "${STAGE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Outflank.lnk" "$INSTDIR\outflank.exe"

  WriteRegStr HKCU "Software\Classes\Outflank.Game" "" "Othello game"
  WriteRegStr HKCU "Software\Classes\Outflank.Game\DefaultIcon" "" "$INSTDIR\outflank.exe,0"
  WriteRegStr HKCU "Software\Classes\Outflank.Game\shell\open\command" "" '"$INSTDIR\outflank.exe" "%1"'
  !insertmacro FileType "outflank"
  !insertmacro FileType "ggf"
  !insertmacro FileType "sgf"
  !insertmacro FileType "wtb"
  !insertmacro FileType "obf"
  ; No other program opens these.
  WriteRegStr HKCU "Software\Classes\.outflank" "" "Outflank.Game"

  WriteRegStr HKCU "Software\Outflank" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Outflank"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\outflank.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Outflank developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Delete "$SMPROGRAMS\Outflank.lnk"
  Delete "$INSTDIR\outflank.exe"
  Delete "$INSTDIR\outflank-engine.exe"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\LICENSE-MIT"
  Delete "$INSTDIR\LICENSE-APACHE"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"

  !insertmacro NoFileType "outflank"
  !insertmacro NoFileType "ggf"
  !insertmacro NoFileType "sgf"
  !insertmacro NoFileType "wtb"
  !insertmacro NoFileType "obf"
  DeleteRegKey HKCU "Software\Classes\.outflank"
  DeleteRegKey HKCU "Software\Classes\Outflank.Game"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Outflank"
SectionEnd
