import { type Charset } from '../../../schemas/wire/charset.ts'

/** What is said beside a field; the specification has no words for it. */
export const formMessages = {
  required: (label: string) => `${label} is required.`,
  /** `way`: the button that needs it. */
  requiredFor: (label: string, way: string) => `${label} is required for “${way}”.`,
  neededFor: (ways: readonly string[]) => `Required for ${ways.map(way => `“${way}”`).join(' and ')}.`,
  tick: (label: string) => `${label} must be ticked.`,
  maxLength: (most: number, length: number) => `At most ${characters(most)}; this has ${figure(length)}.`,
  length: (exact: number, length: number) => `Exactly ${characters(exact)}; this has ${figure(length)}.`,
  charset: (charset: Charset, foreign: readonly string[]) =>
    `Only ${letters[charset]}, digits, spaces and ${charset === 'arabic' ? 'basic punctuation' : 'common symbols'}: ${foreign.slice(0, 5).map(shown).join(' ')}${foreign.length > 5 ? ' …' : ''} cannot be used.`,
  number: 'This must be a number.',
  notBefore: (day: string) => `Not before ${day}.`,
  notAfter: (day: string) => `Not after ${day}.`,
  option: 'Not a valid option.',
  fewest: (least: number) => `At least ${count(least, 'entry', 'entries')}.`,
  most: (most: number) => `At most ${count(most, 'entry', 'entries')}.`,
  wrong: 'Not a valid value.',
} as const

const letters = { arabic: 'Arabic letters', english: 'Latin letters' } as const

function characters(number: number): string {
  return count(number, 'character')
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${figure(number)} ${number === 1 ? one : many}`
}

function figure(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 20 })
}

/** A character that nobody sees is named by its number. */
function shown(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? `“${character}”`
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
