import { type FromSchema } from 'json-schema-to-ts'
import { type Condition, conditionSchema } from '../condition.ts'
import { notes } from '../notes.ts'

/** Keys that every field carries, but its conditions. */
export const fieldKeys = {
  ...notes,
  name: {
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_]*$',
    description:
      'Name of the value in the record and in the request; unique in the form, or in its table of records.',
  },
  label: { type: 'string', minLength: 1, description: 'Visible name of the field.' },
  help: { type: 'string', minLength: 1, description: 'A sentence below the field. Default none.' },
  sensitive: {
    type: 'boolean',
    description:
      'True: its value is never stored outside the page, not even in a draft. Default: derived from name and label; a text or number that is an IBAN, account number, national id, password, one-time code or card number is sensitive. False stores such a value nevertheless, and needs `because`.',
  },
  prefill: {
    type: 'boolean',
    const: false,
    description:
      'False: the field begins with its `initial`, or empty, although the record that fills the form has a value of this name; e.g. a note about this change. Default: the record fills it.',
  },
  was: {
    type: 'string',
    minLength: 1,
    description: 'Former name of this field: drafts that name it keep working.',
  },
} as const

const where =
  'Looks at the values of the form by their names, at the record that is chosen in a field as `method.needsReceipt`, at the record as `record.x`, at the loads as `loads.x` and at the chosen profile as `profile.x`; in a table of records at the values of its own record first.'

/** The conditions of a field. */
export const fieldConditions = {
  visible: { ...conditionSchema, description: `Shown, checked and sent only while this holds. ${where}` },
  enabled: { ...conditionSchema, description: `Can be changed only while this holds. ${where}` },
  required: {
    anyOf: [{ type: 'boolean', const: true }, ...conditionSchema.anyOf],
    description: `True, or a condition: while it holds, the field must be filled, or the check box ticked. Applies only while the field is shown and can be changed. Holds for every button of the form that sends the field; what only one of several buttons needs is named in \`requires\` of that button instead. Default: required by the buttons whose call needs the field, otherwise optional. ${where}`,
  },
  clearWhen: {
    anyOf: [{ type: 'string', enum: ['hidden', 'disabled'] }, ...conditionSchema.anyOf],
    description: `When the field is cleared: as soon as it is not shown, cannot be changed, or this holds. Default: it keeps its value. ${where}`,
  },
  saveWhen: {
    ...conditionSchema,
    description: `Sent only while this holds; a hidden field is never sent. Default: always sent. ${where}`,
  },
} as const

/** The conditions of a field. */
export interface FieldConditions {
  visible?: Condition
  enabled?: Condition
  required?: true | Condition
  clearWhen?: 'hidden' | 'disabled' | Condition
  saveWhen?: Condition
}

const scalar = { type: ['string', 'number'] } as const

/** The fields of an entry. Described in one way for loads and searches, else editors would describe neither. */
export const entryFields = {
  value: {
    type: 'string',
    minLength: 1,
    description:
      'Field of an entry that is sent, a text or number. Default: the entry itself; of a search the key of its records.',
  },
  label: {
    type: 'string',
    minLength: 1,
    description:
      'Field of an entry that is shown. Default: its value; of a search the title of its records, if that is one field.',
  },
} as const

export const fieldOptionsSchema = {
  description: 'The options: a fixed list of {value, label}, or the entries of a load.',
  anyOf: [
    {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'label'],
        properties: {
          value: { ...scalar, description: 'Value that is sent.' },
          label: { type: 'string', minLength: 1, description: 'Text that is shown.' },
        },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['load'],
      properties: {
        load: {
          type: 'string',
          minLength: 1,
          description: 'Dotted path of the list below the named loads, e.g. `settings.banks`.',
        },
        ...entryFields,
      },
    },
  ],
} as const

/** What a field offers: a fixed list, or the entries of a load. */
export type FieldOptions = FromSchema<typeof fieldOptionsSchema>

/** A day as definitions write it. */
export const daySchema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const
