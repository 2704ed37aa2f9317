/** Key of the language in the address. */
export const languageKey = 'lang'
