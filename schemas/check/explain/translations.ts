import { list, meant, say } from '../wording.ts'

/** The texts of a screen in other languages. */
export const translationWords = {
  languageUnknown: (code: string) =>
    say(
      'language-unknown',
      `"${code}" is not a language code.`,
      'Write a code of ISO 639, such as "fr" for French.',
    ),
  textUnwritten: (key: string) =>
    say(
      'text-unwritten',
      `lacks ${key}, and the default text of the runtime is only in English.`,
      `Write ${key}, and its translations.`,
    ),
  onlyEnglish: (kind: string) =>
    say(
      'only-english',
      `is of kind ${kind} on a screen with translations, but texts of its own, such as those for errors, are only in English.`,
      'Remove translations from the screen, or show a text, details, a table and actions, whose texts are all written in the definition.',
    ),
  translationMissing: (english: readonly string[]) =>
    say(
      'translation-missing',
      `lacks the ${english.length > 1 ? 'texts' : 'text'} for ${list(english)}.`,
      english.length > 1 ? 'Add them, by the English texts.' : 'Add it, by the English text.',
    ),
  translationUnused: (english: string, shown: readonly string[], changed?: string) =>
    say(
      'translation-unused',
      `"${english}" is not a text of this screen.`,
      changed === undefined
        ? meant(english, shown, 'Its texts are', 'It has none.')
        : `Write "${changed}", whose translation is missing, or remove it.`,
    ),
  translationPlaceholders: (found: readonly string[], wanted: readonly string[]) =>
    say(
      'translation-placeholders',
      `has ${found.length === 0 ? 'no placeholder' : `the placeholders ${list(found)}`}, but its English text ${wanted.length === 0 ? 'none' : `has ${list(wanted)}`}.`,
      'Use the placeholders of the English text.',
    ),
}
