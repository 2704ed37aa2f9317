import { type FormDefinition } from '../../../schemas/index.ts'

const holdReasons = [
  'Bank data is being checked',
  'Dispute with the partner',
  'Return rate is unusual',
  'Contract has ended',
  'Requested by the partner',
]
const cancelReasons = [
  'Paid another way',
  'Created by mistake',
  'Offset against open balance',
  'Partner no longer exists',
]

const note = 'note' as const

/** Why it is not paid for now. */
export const holdForm = (call: 'holdPayout' | 'holdPayouts'): FormDefinition => ({
  id: 'payout-hold',
  values: false,
  fields: [{ kind: 'select', name: 'reason', required: true, options: holdReasons }, note],
  submit: { call, label: 'Put on hold' },
})

/** Why it is not paid at all. */
export const cancelPayoutForm: FormDefinition = {
  id: 'payout-cancel',
  values: false,
  fields: [{ kind: 'select', name: 'reason', required: true, options: cancelReasons }, note],
  submit: { call: 'cancelPayout', label: 'Confirm cancellation' },
}

/** Why it has to be looked at once more. */
export const returnForm = (
  call: 'returnPayout' | 'returnManualPayout' | 'returnPayouts',
): FormDefinition => ({
  id: 'payout-return',
  values: false,
  fields: [
    { kind: 'text', name: 'reason', label: 'Why', help: 'Shown to the reviewer.', rows: 3, maxLength: 200 },
  ],
  submit: { call, label: 'Send back' },
})

/** How it was paid by hand. */
export const payForm: FormDefinition = {
  id: 'payout-pay',
  values: false,
  fields: [{ name: 'reference', label: 'Payment reference' }, { name: 'paidAt', label: 'Paid on' }, note],
  submit: { label: 'Mark as paid', call: 'payManualPayout' },
}

/** A line beside those of the period. */
export const adjustForm: FormDefinition = {
  id: 'payout-adjust',
  values: false,
  fields: [
    { name: 'amount', help: 'In the currency of the payout. Use a negative amount to deduct.' },
    'description',
  ],
  submit: { label: 'Add line', call: 'adjustPayout' },
}

/** A payout beside those of the periods; the partners and methods come from the loads of those names. */
export const newPayoutForm: FormDefinition = {
  id: 'payout-create',
  fields: [
    { name: 'idPartner', options: { load: 'activePartners', value: 'idPartner', label: 'label' } },
    { name: 'amount', help: 'In the currency of the partner.', min: 0.01 },
    { name: 'method', options: { load: 'methods', value: 'alias', label: 'displayName' } },
    'dueAt',
    { name: 'description', help: "Shown on the partner's statement." },
    note,
  ],
  submit: { label: 'Create payout', call: 'addPayout', lock: 2 },
}
