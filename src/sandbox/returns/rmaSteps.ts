import { type DatabaseRow } from '../database/rows.ts'
import { type RmaStatus } from './rmaStatuses.ts'

/** The steps of a return as a whole: allowed states, next state, and texts. */
export const rmaSteps = {
  'hand-in': { from: ['requested'], to: 'transit', done: 'on its way back' },
  receive: { from: ['requested', 'transit'], to: 'received', done: 'received' },
  refund: { from: ['received'], to: 'refunded', done: 'inspected' },
  cancel: { from: ['requested', 'transit'], to: 'cancelled', done: 'cancelled' },
} as const satisfies Readonly<Record<string, { from: readonly RmaStatus[]; to: RmaStatus; done: string }>>
export type RmaVerb = keyof typeof rmaSteps
export const rmaVerbs = Object.keys(rmaSteps).filter(isRmaVerb)

function isRmaVerb(word: string): word is RmaVerb {
  return Object.hasOwn(rmaSteps, word)
}

/** What can be done with one item of it. */
export const itemSteps = {
  accept: { from: ['received'], to: 'accepted', event: 'accept' },
  reject: { from: ['received'], to: 'rejected', event: 'reject' },
  cancel: { from: ['requested', 'received'], to: 'cancelled', event: 'cancel-item' },
} as const
export type RmaItemVerb = keyof typeof itemSteps
export const rmaItemVerbs = Object.keys(itemSteps).filter(isRmaItemVerb)

function isRmaItemVerb(word: string): word is RmaItemVerb {
  return Object.hasOwn(itemSteps, word)
}

export function isItemEnded(state: unknown): boolean {
  return state === 'accepted' || state === 'rejected' || state === 'cancelled'
}

/** Why a step does not lead on from where a return is; undefined: it does. */
export function stepRefusal({ rma_nr, status }: DatabaseRow, verb: RmaVerb): string | undefined {
  const from: readonly unknown[] = rmaSteps[verb].from
  if (from.includes(status)) return undefined
  return status === rmaSteps[verb].to
    ? `Return ${rma_nr} is already ${rmaSteps[verb].done}.`
    : `This is no longer possible because return ${rma_nr} is ${status}.`
}
