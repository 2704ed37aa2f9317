import { type Form } from '../../schemas/index.ts'

/** One of the company's accounts that refunds are paid from: a new one, or one as the grid has it. */
export const bankAccountForm = (submit: NonNullable<Form['submit']>): Form => ({
  id: 'refund-bank-account',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      help: 'By which staff know it.',
      required: true,
      maxLength: 60,
    },
    { kind: 'text', name: 'bankName', label: 'Bank', required: true, maxLength: 60 },
    { kind: 'text', name: 'holder', label: 'Account holder', required: true, maxLength: 70 },
    {
      kind: 'text',
      name: 'iban',
      label: 'IBAN',
      help: 'With or without spaces.',
      required: true,
      maxLength: 42,
      charset: 'english',
    },
    { kind: 'text', name: 'bic', label: 'BIC', required: true, maxLength: 11, charset: 'english' },
    {
      kind: 'choice',
      name: 'currency',
      label: 'Currency',
      required: true,
      options: [
        { value: 'GBP', label: 'GBP' },
        { value: 'EUR', label: 'EUR' },
      ],
    },
    {
      kind: 'number',
      name: 'dailyLimit',
      label: 'Limit per day',
      help: 'Empty: no limit.',
      min: 0,
      max: 10_000_000,
      decimals: 2,
    },
    {
      kind: 'checkbox',
      name: 'isDefault',
      label: 'Refunds in this currency are paid from it',
    },
  ],
  submit,
})
