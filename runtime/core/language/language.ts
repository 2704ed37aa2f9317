import { type Screen } from '../../../schemas/index.ts'
import { mapTexts } from '../../../schemas/language/texts.ts'
import { languageKey } from '../loads/leadTo.ts'
import { messages } from '../messages.ts'
import { getOwn } from '../objects.ts'

/** The language that definitions are written in, and the fallback (spec 2 §8). */
export const english = 'en'

/**
 * The language of a screen: the requested one, else the first preferred one, if the screen has it; else
 * English. `preferred` are the browser's language tags: `['ar-EG', 'fr']`.
 */
export function chooseLanguage(
  known: readonly string[],
  asked: string | null,
  preferred: readonly string[],
): string {
  const wanted = [asked ?? '', ...preferred].map(tag => tag.toLowerCase().split('-')[0] ?? '')
  return wanted.find(language => language === english || known.includes(language)) ?? english
}

/** Languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur'])

/** The direction in which a language is laid out (spec 2 §8). */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr'
}

/** The runtime's own messages for broken parts, on pages with several languages. */
type FailureTexts = Readonly<Record<'error' | 'brokenPart' | 'tryAgain', string>>

const translated: Readonly<Record<string, FailureTexts>> = {
  fr: {
    error: 'Une erreur est survenue !',
    brokenPart: 'Cette partie de la page n’a pas pu être affichée.',
    tryAgain: 'Réessayer',
  },
  ar: {
    error: 'حدث خطأ!',
    brokenPart: 'تعذر عرض هذا الجزء من الصفحة.',
    tryAgain: 'حاول مرة أخرى',
  },
}

/** In that language, else in English (spec 2 §8). */
export function failureTexts(language: string): FailureTexts {
  return getOwn(translated, language) ?? messages
}

/**
 * A definition in one of its languages: untranslated texts stay English. The language is part of the address,
 * so that switching opens the screen again.
 */
export function translateScreen(definition: Screen, language: string): Screen {
  const { translations = {}, ...screen } = definition
  const texts = getOwn(translations, language) ?? {}
  return {
    ...mapTexts(screen, text => getOwn(texts, text) ?? text),
    query: { ...screen.query, [languageKey]: {} },
    translations,
  }
}
