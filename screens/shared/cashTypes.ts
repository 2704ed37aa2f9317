import { type Cell } from '../../schemas/index.ts'
import { optionsOf } from './cashWords.ts'

/** What a movement of that type does to what the partner owes. */
export const transactionDirection = {
  kind: 'status',
  values: {
    up: { label: 'Owes more', tone: 'warning' },
    down: { label: 'Owes less', tone: 'success' },
    both: { label: 'Either way' },
  },
} satisfies Cell

export const transactionMode = {
  kind: 'status',
  values: { manual: { label: 'By hand', tone: 'info' }, automatic: { label: 'Automatically' } },
} satisfies Cell

export const reasonType = {
  kind: 'status',
  values: {
    AdjustmentReason: { label: 'Adjustment', tone: 'info' },
    RejectionReason: { label: 'Rejection', tone: 'danger' },
  },
} satisfies Cell

export const reasonOptions = optionsOf(reasonType)
