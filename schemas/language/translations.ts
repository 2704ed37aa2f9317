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
    'Language (ISO 639) -> its texts, keyed by the English ones. The screen opens in the language of `lang` in the address, otherwise in the first language of the browser that the screen has, otherwise in English; the page uses its writing direction. Every text of the definition must be translated into each language, and no default text of the runtime may be used: a block sets its text for the empty state, a confirmation its title and buttons. Forms, grids and other blocks with texts that no key replaces are refused. Default: English only.',
} as const

/** Language -> English text -> the text in that language. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>
