/** Key of the chosen theme in the memory of the browser; the entry script reads it before the first picture. */
export const themeKey = 'console.theme'
