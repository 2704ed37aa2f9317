/** The language that definitions are written in, and the fallback (spec 2 §8). */
export const english = 'en'

/**
 * The language that a screen opens in: the one that is asked for, else the first that is preferred, if the screen has it;
 * else English. `preferred` are tags as a browser says them: `['ar-EG', 'fr']`.
 */
export function chooseLanguage(
  known: readonly string[],
  asked: string | null,
  preferred: readonly string[],
): string {
  const wanted = [asked ?? '', ...preferred].map(tag => tag.toLowerCase().split('-')[0] ?? '')
  return wanted.find(language => language === english || known.includes(language)) ?? english
}
