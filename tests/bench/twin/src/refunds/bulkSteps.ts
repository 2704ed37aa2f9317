import { type Row } from '../../../../../schemas/wire/gridReply.ts'

/** A step that many refunds take together, all of them or none. */
export interface BulkStep {
  readonly label: string
  /** Of the refunds that can take it. */
  readonly statuses: readonly string[]
  readonly call: string
  /** What the user is asked before. */
  readonly question: string
}

export const bulkSteps: readonly BulkStep[] = [
  {
    label: 'Mark selected as ready',
    statuses: ['pending', 'waiting'],
    call: '/api/finance/refunds/ready',
    question: 'The selected refunds can then be sent to the bank.',
  },
  {
    label: 'Send selected to bank',
    statuses: ['ready'],
    call: '/api/finance/refunds/send',
    question:
      'Each refund is paid now from the default account of its currency, not with the daily bank file.',
  },
  {
    label: 'Mark selected as paid',
    statuses: ['sent'],
    call: '/api/finance/refunds/paid',
    question: 'The bank has confirmed the payments. This cannot be undone.',
  },
]

/** Of the refunds that can be cancelled. */
export const cancellable = ['pending', 'waiting', 'ready', 'failed']

/** Why a step cannot be taken with these refunds; undefined: it can. */
export function blockedReason(statuses: readonly string[], rows: readonly Row[]): string | undefined {
  const refused = rows.filter(({ status }) => !statuses.includes(String(status))).length
  if (refused === 0) return undefined
  if (rows.length === 1) return 'Not available for this row.'
  return refused === rows.length
    ? 'Not available for the selected rows.'
    : `Not available for ${refused} of the selected rows.`
}
