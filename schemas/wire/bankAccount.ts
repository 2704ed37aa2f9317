import { type FromSchema } from 'json-schema-to-ts'

const words = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' }) as const

/** What is sent to add or change a bank account that refunds are paid from. */
export const bankAccountFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'bankName', 'holder', 'iban', 'bic', 'currency'],
  properties: {
    name: { ...words(60), description: 'The name that staff use.' },
    bankName: { ...words(60), description: 'Name of the bank.' },
    holder: { ...words(70), description: 'Holder as the bank spells it.' },
    iban: { ...words(42), description: 'With or without spaces.' },
    bic: { ...words(11), description: 'Code of the bank, in capitals or not.' },
    currency: { type: 'string', enum: ['EUR', 'GBP'], description: 'Of the refunds it pays.' },
    dailyLimit: {
      type: ['number', 'null'],
      minimum: 0,
      maximum: 10_000_000,
      description: 'Maximum amount paid from it per day. Null or absent: no limit.',
    },
    isDefault: { type: 'boolean', description: 'Whether refunds in its currency are paid from it.' },
    version: { type: 'integer', description: 'Version of the account that the user saw.' },
  },
} as const
export type BankAccountForm = FromSchema<typeof bankAccountFormSchema>
