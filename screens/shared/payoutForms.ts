import { type Form } from '../../schemas/index.ts'

const holdReasons = [
  'Bank data is being checked',
  'Dispute with the partner',
  'Return rate is unusual',
  'Contract has ended',
  'Asked for by the partner',
]
const cancelReasons = [
  'Paid by another way',
  'Created by mistake',
  'Set off against open balance',
  'Partner does not exist any more',
]

const note = { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 500 } as const

type Sent = Pick<NonNullable<Form['submit']>, 'call' | 'version'>

/** Why it is not paid for now. */
export const holdForm = (submit: Sent): Form => ({
  id: 'payout-hold',
  fields: [
    { kind: 'select', name: 'reason', label: 'Reason', required: true, options: named(holdReasons) },
    note,
  ],
  submit: { ...submit, label: 'Put on hold' },
})

/** Why it is not paid at all. */
export const cancelPayoutForm = (submit: Sent): Form => ({
  id: 'payout-cancel',
  fields: [
    { kind: 'select', name: 'reason', label: 'Reason', required: true, options: named(cancelReasons) },
    note,
  ],
  submit: { ...submit, label: 'Confirm cancellation' },
})

/** Why it has to be looked at once more. */
export const returnForm = (submit: Sent): Form => ({
  id: 'payout-return',
  fields: [
    {
      kind: 'text',
      name: 'reason',
      label: 'Why',
      help: 'Whoever reviews it reads this.',
      required: true,
      rows: 3,
      maxLength: 200,
    },
  ],
  submit: { ...submit, label: 'Send back' },
})

/** How it was paid by hand. */
export const payForm: Form = {
  id: 'payout-pay',
  fields: [
    {
      kind: 'text',
      name: 'reference',
      label: 'Reference of the payment',
      help: 'As the bank shows it, or the number of the cheque. What is paid cannot be taken back.',
      required: true,
      maxLength: 60,
    },
    { kind: 'date', name: 'paidAt', label: 'Paid on', help: 'Empty: today.' },
    note,
  ],
  submit: {
    call: '/api/payout/payouts-manual-queue/{idPayout}/pay',
    label: 'Mark as paid',
    version: 'version',
  },
}

/** A line beside those of the period. */
export const adjustForm: Form = {
  id: 'payout-adjust',
  fields: [
    {
      kind: 'number',
      name: 'amount',
      label: 'Amount',
      help: 'In the currency of the payout; less than zero takes money off.',
      required: true,
      min: -1_000_000,
      max: 1_000_000,
      decimals: 2,
    },
    { kind: 'text', name: 'description', label: 'What for', required: true, maxLength: 120 },
  ],
  submit: { call: '/api/payout/payouts/{idPayout}/adjust', label: 'Add line', version: 'version' },
}

/** A payout beside those of the periods; the partners and methods come from the loads of those names. */
export const newPayoutForm: Form = {
  id: 'payout-create',
  fields: [
    {
      kind: 'select',
      name: 'idPartner',
      label: 'Partner',
      required: true,
      options: { load: 'activePartners', value: 'idPartner', label: 'label' },
    },
    {
      kind: 'number',
      name: 'amount',
      label: 'Amount',
      help: 'In the currency of the partner.',
      required: true,
      min: 0.01,
      max: 1_000_000,
      decimals: 2,
    },
    {
      kind: 'select',
      name: 'method',
      label: 'Method',
      required: true,
      options: { load: 'methods', value: 'alias', label: 'displayName' },
    },
    { kind: 'date', name: 'dueAt', label: 'Due', required: true },
    {
      kind: 'text',
      name: 'description',
      label: 'What for',
      help: 'The partner reads it on the statement.',
      required: true,
      maxLength: 120,
    },
    note,
  ],
  submit: { call: '/api/payout/payouts-manual-queue', label: 'Create payout', lock: 2 },
}

function named(words: readonly string[]) {
  return words.map(value => ({ value, label: value }))
}
