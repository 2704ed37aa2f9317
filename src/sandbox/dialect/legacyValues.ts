import { type CallPlace, pick } from './callPlace.ts'

/** A JSON value as the legacy server spells it. */
export type Spell = (value: unknown) => unknown

const flags = {
  text: ['0', '1'],
  word: ['false', 'true'],
  number: [0, 1],
  flag: [false, true],
} as const

const moment = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/
const moments = {
  plain: '$1 $2',
  zulu: '$1T$2Z',
  offset: '$1T$2.000+0000',
} as const

/**
 * Numbers are text, as a database driver gives them; flags, moments and what is missing are spelled by the call. Names are
 * those of the specification and stay.
 */
export function legacyValues(place: CallPlace): Spell {
  const [no, yes] = flags[pick(['text', 'word', 'number', 'flag'], place, 'flags')]
  const time = moments[pick(['plain', 'zulu', 'offset'], place, 'moments')]
  const dropsNull = pick([true, false], place, 'null')
  const spell: Spell = value => {
    if (typeof value === 'number') return Number.isInteger(value) ? String(value) : decimal(value)
    if (typeof value === 'boolean') return value ? yes : no
    if (typeof value === 'string') return value.replace(moment, time)
    if (Array.isArray(value)) return value.map(spell)
    if (!isRecord(value)) return value
    const kept = Object.entries(value).filter(([, field]) => !(dropsNull && field === null))
    return Object.fromEntries(kept.map(([name, field]) => [name, spell(field)]))
  }
  return spell
}

/** As a column of two decimals. */
function decimal(value: number): string {
  const text = value.toFixed(2)
  return Number(text) === value ? text : String(value)
}

/** Fields that no console has heard of, in a record or in what wraps it. */
export function withUnknown(record: Fields, place: CallPlace): Fields {
  return {
    legacyRev: '7',
    links: { self: `/legacy${place.path}`, next: null },
    ...record,
    tstamp: 1323511980,
  }
}

export type Fields = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
