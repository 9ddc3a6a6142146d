/* Stands in for ICU, which wine 8 lacks and Windows has since version 1903: it says that it knows no encoding, so that
   Qt uses its own. For trying only: no package has it. */
#define ICU __declspec(dllexport)
#define NOTHING_THERE 4 /* U_FILE_ACCESS_ERROR */

ICU void *ucnv_open(const char *name, int *error) { (void)name; if (error) *error = NOTHING_THERE; return 0; }
ICU const char *ucnv_getName(void *converter, int *error) { (void)converter; if (error) *error = NOTHING_THERE; return 0; }
ICU const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    (void)name; (void)standard;
    if (error) *error = NOTHING_THERE;
    return 0;
}
ICU const char *ucnv_getAvailableName(int number) { (void)number; return 0; }
ICU int ucnv_countAvailable(void) { return 0; }
ICU int ucnv_toUCountPending(void) { return 0; }
ICU int ucnv_fromUCountPending(void) { return 0; }
ICU signed char ucnv_getMaxCharSize(void *converter) { (void)converter; return 4; }

#define DOES_NOTHING(name) ICU void name(void) {}
DOES_NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
DOES_NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
DOES_NOTHING(ucnv_cbFromUWriteUChars)
DOES_NOTHING(ucnv_cbToUWriteUChars)
DOES_NOTHING(ucnv_close)
DOES_NOTHING(ucnv_fromUnicode)
DOES_NOTHING(ucnv_getFromUCallBack)
DOES_NOTHING(ucnv_getToUCallBack)
DOES_NOTHING(ucnv_reset)
DOES_NOTHING(ucnv_setFromUCallBack)
DOES_NOTHING(ucnv_setToUCallBack)
DOES_NOTHING(ucnv_toUnicode)
