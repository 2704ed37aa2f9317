import { type DatabaseRow } from '../database/rows.ts'
import { isEnded } from './invalidateReasons.ts'

/** The steps of customer service with an order, and their texts. */
export const confirmationVerbs = {
  take: 'taken',
  release: 'given back',
  confirm: 'confirmed',
  'not-reached': 'kept for another call',
  invalidate: 'given up',
  link: 'given a new link',
} as const
export type ConfirmationVerb = keyof typeof confirmationVerbs

export function isConfirmationVerb(word: string): word is ConfirmationVerb {
  return Object.hasOwn(confirmationVerbs, word)
}

/**
 * Why the user cannot do that with the order, as the end of a sentence that its number begins; undefined: it
 * can be done. The user who calls a customer owns the order: only they decide it meanwhile.
 */
export function confirmationRefusal(
  { status, taken_by, decided_by }: DatabaseRow,
  verb: ConfirmationVerb,
  user: string,
): string | undefined {
  if (isEnded(status))
    return `was already ${status === 'invalid' ? 'given up' : 'confirmed'} by ${decided_by}`
  if (taken_by !== null && taken_by !== user) return `is being called by ${taken_by}`
  if (verb === 'take') return taken_by === user ? 'is already yours' : undefined
  if (verb === 'link') return undefined
  return taken_by === null ? 'has no caller and must be taken first' : undefined
}
