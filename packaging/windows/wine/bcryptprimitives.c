/* Stands in for a library that wine 8 lacks and Windows has: random bytes for Python and Qt. For trying only. */
__declspec(dllimport) unsigned char SystemFunction036(void *bytes, unsigned long count);

__declspec(dllexport) int ProcessPrng(unsigned char *bytes, unsigned long long count)
{
    return SystemFunction036(bytes, (unsigned long)count);
}
