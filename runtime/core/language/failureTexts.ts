import { messages } from '../messages.ts'
import { own } from '../own.ts'

/** What the runtime says by itself on a page that has several languages: that a part of it broke. */
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

/** In that language; in English when they are not known in it (spec 2 §8). */
export function failureTexts(language: string): FailureTexts {
  return own(translated, language) ?? messages
}
