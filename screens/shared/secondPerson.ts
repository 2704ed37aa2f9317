import { type Action, type Column } from '../../schemas/index.ts'

/** Who has written it does not decide it; the server says why of each row. */
export const bySomebodyElse = {
  enabled: { field: 'blocked', present: false },
  disabledReason: '{blocked}',
} satisfies Partial<Action>

/** The same of every selected row, all of which wait. */
export const allBySomebodyElse = {
  enabled: {
    all: [
      { field: 'status', is: 'pending' },
      { field: 'blocked', present: false },
    ],
  },
  disabledReason: '{blocked}',
} satisfies Partial<Action>

/** Why the server does not let who looks at a row decide it. */
export const blockedColumn: Column = { field: 'blocked', label: 'Blocked by', width: 200, show: 'off' }
