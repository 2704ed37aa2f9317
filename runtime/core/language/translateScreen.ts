import { type Screen } from '../../../schemas/index.ts'
import { mapTexts } from '../../../schemas/language/texts.ts'
import { own } from '../own.ts'
import { languageKey } from './languageKey.ts'

/**
 * A definition in one of its languages: a text without a translation stays English. Its address has the language, so that
 * another one opens it anew.
 */
export function translateScreen(definition: Screen, language: string): Screen {
  const { translations = {}, ...screen } = definition
  const texts = own(translations, language) ?? {}
  return {
    ...mapTexts(screen, text => own(texts, text) ?? text),
    query: { ...screen.query, [languageKey]: {} },
    translations,
  }
}
