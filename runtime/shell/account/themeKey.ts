/** Storage key of the theme; the entry script reads it before the first paint. */
export const themeKey = 'console.theme'
