import { type EntityFieldOf } from '../language/entityField.ts'
import { patternText } from './patternText.ts'

/**
 * A text as its field allows it: the example, its placeholder if it is one, a text of its pattern, or the label with a number.
 * `random` makes texts differ. A code, which is `exact`, ends with the number of its record and is therefore unique.
 */
export function sampleText(
  field: EntityFieldOf<'text'>,
  { random, number }: { readonly random: number; readonly number: number },
): string {
  const { example, placeholder, pattern, label, exact } = field
  if (example !== undefined) return number === 1 ? String(example) : another(String(example), number, field)
  if (pattern === undefined) return ofLength(`${label} ${exact ? number : 1 + (random % 90)}`, field)
  const fits = (text: string | undefined) => text !== undefined && new RegExp(pattern.match, 'u').test(text)
  if (placeholder !== undefined && fits(placeholder)) return placeholder
  const made = patternText(pattern.match, random)
  return made !== undefined && fits(made) ? made : ofLength(label, field)
}

/** The words of an example with a number behind them, where they may be any words: not a code, an address or a text of a form. */
function another(
  example: string,
  number: number,
  { pattern, length, charset, maxLength = Number.POSITIVE_INFINITY }: EntityFieldOf<'text'>,
): string {
  const isFree = pattern === undefined && length === undefined && charset === undefined
  const varied = `${example} ${number}`
  return isFree && isWords(example) && varied.length <= maxLength ? varied : example
}

function isWords(text: string): boolean {
  return /^\p{Lu}?[\p{Ll}\p{M}]+(?:[ '-]\p{L}[\p{Ll}\p{M}]*)*$/u.test(text)
}

/**
 * A value of a list: the example, or another one like it. Words get a number behind them, a mail address before its `@`,
 * so that all values of a list have the form of its example.
 */
export function listedLike(example: string | number | boolean, number: number): string | number {
  if (typeof example === 'number') return example + number - 1
  const [, name, domain] = /^([^@\s]+)(@[^@\s]+)$/.exec(String(example)) ?? []
  if (name !== undefined && domain !== undefined) return textLike(name, number) + domain
  if (number > 1 && isWords(String(example))) return `${example} ${number}`
  return textLike(String(example), number)
}

function ofLength(text: string, { length, maxLength = length }: EntityFieldOf<'text'>): string {
  return text.slice(0, maxLength).padEnd(length ?? 0, 'X')
}

/**
 * The example of the first record, and another text like it for every further one: `V-1001`, `V-1002`; a text without
 * digits gets a number behind it, `TEAPOT-RED-2`, unless it is too long then.
 */
export function textLike(example: string, number: number, maxLength?: number): string {
  if (number === 1) return example
  const numbered = `${example}-${number}`
  return /\d/.test(example) || numbered.length > (maxLength ?? numbered.length)
    ? counted(example, number - 1)
    : numbered
}

/** Counts on from a text, in which digits stay digits and letters stay letters: `A9` is followed by `B0`. */
function counted(text: string, steps: number): string {
  let left = steps
  let result = ''
  for (const character of [...text].reverse()) {
    const wheel = wheels.find(one => one.includes(character))
    if (wheel === undefined || left === 0) result = character + result
    else {
      const place = wheel.indexOf(character) + left
      result = (wheel[place % wheel.length] ?? '') + result
      left = Math.floor(place / wheel.length)
    }
  }
  return result
}

const wheels = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'] as const
