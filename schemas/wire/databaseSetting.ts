import { type FromSchema } from 'json-schema-to-ts'

const text = { type: ['string', 'null'], maxLength: 2000 } as const
const number = { type: ['number', 'null'] } as const

/**
 * A setting of the order management as its form sends it: the field of its type, and the version that was
 * read. The specification names the call to read one and none to change it.
 */
export const databaseSettingFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: {
    flag: { type: ['string', 'number', 'null'] },
    integer: number,
    decimal: number,
    text,
    email: text,
    date: text,
    list: text,
    version: { type: 'integer', minimum: 0 },
  },
} as const
export type DatabaseSettingForm = FromSchema<typeof databaseSettingFormSchema>
