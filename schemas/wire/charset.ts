const symbols = '.,:;!?\'"()/&@#%+*=_-'

/** Symbols and spaces as the inside of a character class; a line break is a space in a text of several lines. */
const common = ` \\n0-9${symbols.replace(/[\\\]^-]/g, '\\$&')}`

/**
 * The characters of each set, as regular expressions with the flag u (spec 1 §5). "Basic punctuation" and
 * "listed symbols" are not listed there: both are the symbols of a bank form; Arabic also has its own.
 */
export const charsets = {
  // Letters with their vowel signs and presentation forms, Arabic-Indic and Persian digits, comma, semicolon, question mark.
  arabic: `^[${common}\\u060C\\u061B\\u061F\\u0620-\\u066C\\u066E-\\u06D5\\u06E5\\u06E6\\u06EE-\\u06FC\\u06FF\\u0750-\\u077F\\u0870-\\u0887\\u0889-\\u088F\\u08A0-\\u08C9\\uFB50-\\uFBB1\\uFBD3-\\uFD3D\\uFD50-\\uFDC7\\uFDF0-\\uFDFB\\uFE70-\\uFEFC]*$`,
  english: `^[${common}A-Za-z]*$`,
} as const
/** A language whose letters a text is held to. */
export type Charset = keyof typeof charsets
