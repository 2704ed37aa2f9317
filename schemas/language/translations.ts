/** The texts of a screen in other languages than English, in which definitions are written. */
export const translationsSchema = {
  type: 'object',
  propertyNames: { pattern: '^(?!en$)[a-z]{2,3}$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: { type: 'string', minLength: 1, description: 'The text in that language.' },
    description: 'English text of the definition -> the same text in that language.',
  },
  description:
    'Language (ISO 639) -> its texts by the English ones. The screen opens in the language that `lang` in the address asks for, else in the first that the browser prefers and the screen has, else in English; the page is laid out in its direction. Every text that the definition shows must be there in each language, and none is left to the runtime: a block says what stands where it is empty, a question its title and answers. Default: English alone.',
} as const

/** Language -> English text -> the text in that language. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>
