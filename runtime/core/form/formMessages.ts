import { type Charset } from '../../../schemas/wire/charset.ts'

/** Messages shown at a field; the specification fixes no texts for them. */
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
  json: 'Enter valid JSON.',
  /** Of one text of a list. */
  ofLine: (line: string, text: string) =>
    `“${line.length > 40 ? `${[...line].slice(0, 40).join('')}…` : line}”: ${text}`,
  /** `label`: of the field that has this value, if one has. */
  atLeast: (kind: 'date' | 'number', value: string, label: string | undefined) =>
    `${kind === 'date' ? `Not before ${value}` : `At least ${figure(Number(value))}`}${ofField(label)}.`,
  atMost: (kind: 'date' | 'number', value: string, label: string | undefined) =>
    `${kind === 'date' ? `Not after ${value}` : `At most ${figure(Number(value))}`}${ofField(label)}.`,
  notBefore: (day: string) => `Not before ${day}.`,
  notAfter: (day: string) => `Not after ${day}.`,
  option: 'Not a valid option.',
  /** `row`: the first record with the value, from 1. */
  repeated: (row: number) => `The same as in row ${row}.`,
  /** Of a text in a search field that was left without choosing a result. */
  nothingChosen: (text: string) => `Nothing was chosen for “${text}”.`,
  fewest: (least: number) => `At least ${count(least, 'entry', 'entries')}.`,
  most: (most: number) => `At most ${count(most, 'entry', 'entries')}.`,
  wrong: 'Not a valid value.',
} as const

function ofField(label: string | undefined): string {
  return label === undefined ? '' : ` (${label})`
}

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

/** An invisible character is named by its code point. */
function shown(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? `“${character}”`
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The texts of forms, apart from `core/messages.ts` because they load with the first form. */
export const editingMessages = {
  edit: 'Edit',
  cancel: 'Cancel',
  /** In a form that does harm, where “Cancel” might be read as the harm. */
  back: 'Go back',
  close: 'Close',
  draftRestored: 'Draft restored',
  draftFresh: 'Your earlier changes were restored. They are not saved yet.',
  draftStale: 'Your earlier changes were restored. They are not saved yet, and the record has changed since.',
  /** Fields missing from a draft show the value they had before the user typed. */
  draftLacks: (labels: string) => `Not kept in drafts, so unchanged: ${labels}.`,
  draftRefused:
    "Changes are lost when you leave this page because this browser's storage is full or disabled.",
  discard: 'Discard',
  discardTitle: 'Discard your changes?',
  discardText: 'The fields return to their previous values.',
  keep: 'Keep it',
  closeTitle: 'Close without saving?',
  keepEditing: 'Keep editing',
  leaveTitle: 'Leave without saving?',
  leaveKept: 'Your changes are kept as a draft in this browser.',
  /** Of the changed fields, those that no draft keeps. */
  leaveLacks: (labels: readonly string[]) =>
    `Your changes are kept as a draft in this browser, except: ${labels.join(', ')}.`,
  leaveLost: 'Your changes are not saved and will be lost.',
  leave: 'Leave',
  stay: 'Stay',
  refused: (fields: number) =>
    fields === 1 ? 'One field needs your attention.' : `${fields} fields need your attention.`,
  faster: 'Someone else saved first',
  kept: 'The form is up to date. Your changes are kept.',
  /** Fields that someone else has changed meanwhile. */
  replaces: (labels: readonly string[]) => `Saving replaces another person's changes: ${labels.join(', ')}.`,
  wrongIban: "This IBAN looks wrong because its check digits don't match. You can still save it.",
  /** A dry run whose reply has no message. */
  tried: 'The server has tried these values. Nothing was saved.',
  /** A dry run whose reply has no records. */
  noRecords: 'No records.',
  firstRecords: (shown: number, all: number) => `The first ${shown} of ${all} records.`,
  failed: 'The values of this form could not be loaded.',
  ofField: (label: string, text: string) => `${label}: ${text}`,
  /** An error in a record of a table. */
  ofRow: (table: string, row: number, text: string) => `${table}, row ${row}: ${text}`,
  ofCell: (table: string, row: number, label: string, text: string) =>
    `${table}, row ${row}, ${label}: ${text}`,
} as const

/** `lacks`: the labels missing from each draft; undefined for a form without a draft. */
export function leaveText(lacks: readonly (readonly string[] | undefined)[]): string {
  if (lacks.includes(undefined)) return editingMessages.leaveLost
  const labels = lacks.flatMap(some => some ?? [])
  return labels.length === 0 ? editingMessages.leaveKept : editingMessages.leaveLacks(labels)
}
