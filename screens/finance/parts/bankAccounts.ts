import { type FormDefinition, type SubmitDefinition } from '../../../schemas/index.ts'

/** One of the company's accounts that refunds are paid from: a new one, or one as the grid has it. */
export const bankAccountForm = (submit: SubmitDefinition): FormDefinition => ({
  id: 'refund-bank-account',
  fields: [
    'name',
    'bankName',
    { name: 'holder', label: 'Account holder' },
    'iban',
    'bic',
    { kind: 'choice', name: 'currency' },
    'dailyLimit',
    { name: 'isDefault', label: 'Default account for this currency' },
  ],
  submit,
})
