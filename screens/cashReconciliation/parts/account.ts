import { type BlockDefinitionOf } from '../../../schemas/index.ts'

/** Whose account is shown, of the load `account`. */
export const accountHead = {
  kind: 'details',
  load: 'account',
  empty: 'The account could not be loaded.',
  fields: ['partner', 'balances', 'lastPaidAt', 'dueDays'],
} satisfies BlockDefinitionOf<'details'>
