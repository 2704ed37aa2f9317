/** The index of a word in its list. Throws when it is absent, which is a mistake of the code. */
export function placeOf(words: readonly string[], word: string): number {
  const place = words.indexOf(word)
  if (place < 0) throw new Error(`'${word}' is not one of: ${words.join(', ')}.`)
  return place
}
