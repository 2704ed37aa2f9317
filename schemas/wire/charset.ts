/**
 * The language checks of a text field (spec 1 §5), as patterns of the whole text. The specification lists neither the
 * punctuation nor the symbols: arabic has the marks of both scripts that a name or an address needs and both sorts of digits,
 * english the symbols that banks take in a payment, with @, &, # and _.
 */
export const charsets = {
  arabic:
    '^[\\u0621-\\u065F\\u0670-\\u06D3\\u06D5\\u0750-\\u077F\\uFB50-\\uFDFB\\uFE70-\\uFEFC\\u0660-\\u0669\\u06F0-\\u06F90-9 .,:;!?\'"()/\\-\\u060C\\u061B\\u061F\\u0640]*$',
  english: '^[A-Za-z0-9 .,:;!?\'"()/+&@#_\\-]*$',
} as const
/** A language whose letters a text is held to. */
export type Charset = keyof typeof charsets
