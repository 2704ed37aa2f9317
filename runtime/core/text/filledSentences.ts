import { fillText, placeholders } from '../path.ts'

/** The sentences of a text whose placeholders all have a value: one with a gap would not make sense. */
export function filledSentences(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .filter(sentence => placeholders(sentence).every(name => values[name]?.trim()))
    .map(sentence => fillText(sentence, values))
    .join(' ')
    .trim()
}
