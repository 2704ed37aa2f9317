import { type BlockOf } from '../../schemas/index.ts'
import { moment } from './cashWords.ts'

/** Whose account is shown, of the load `account`. */
export const accountHead = {
  kind: 'details',
  load: 'account',
  empty: 'The account could not be loaded.',
  fields: [
    { field: 'partner', label: 'Account of' },
    { field: 'balances', label: 'Balance', cell: { kind: 'list' } },
    { field: 'lastPaidAt', label: 'Last payment', cell: moment },
    { field: 'dueDays', label: 'To be paid within', cell: { kind: 'number', unit: 'days' } },
  ],
} satisfies BlockOf<'details'>
