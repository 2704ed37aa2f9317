import { type DatabaseRow } from '../database/rows.ts'
import { type SignedIn } from '../session/session.ts'
import { type VerificationStatus } from './verificationRules.ts'

/** The steps of an order, their results and texts. */
export const verbs = {
  take: { to: 'taken', done: 'taken' },
  takeOver: { to: 'taken', done: 'taken over' },
  release: { to: 'open', done: 'given back' },
  verify: { to: 'verified', done: 'verified' },
  invalidate: { to: 'invalid', done: 'invalidated' },
  escalate: { to: 'escalated', done: 'escalated' },
} as const satisfies Record<string, { to: VerificationStatus; done: string }>
export type Verb = keyof typeof verbs

/** The resource to decide escalated orders, and to take over those of other users. */
export const administration = 'finance_queue_administration'

/**
 * Why the user cannot do that with the order, as the end of a sentence that its number begins; undefined: it
 * can be done. The user who takes an order owns it: only they decide it.
 */
export function refusalOf(
  { status, taken_by, decided_by }: DatabaseRow,
  verb: Verb,
  { name, resources }: SignedIn,
): string | undefined {
  const by = String(taken_by)
  if (status === 'verified' || status === 'invalid')
    return `was already ${status === 'invalid' ? 'invalidated' : status} by ${decided_by}`
  if (verb === 'take') {
    if (status === 'taken') return by === name ? 'is already yours' : `was already taken by ${by}`
    return status === 'escalated' && !resources.has(administration)
      ? 'was escalated and can only be decided by someone who manages the queues'
      : undefined
  }
  if (verb === 'takeOver') {
    if (status !== 'taken') return 'is not taken'
    return by === name ? 'is already yours' : undefined
  }
  if (status !== 'taken')
    return status === 'escalated' ? 'was escalated and must be taken first' : 'must be taken first'
  return by === name ? undefined : `was taken by ${by}`
}
