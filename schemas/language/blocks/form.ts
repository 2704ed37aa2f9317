import { type FromSchema } from 'json-schema-to-ts'
import { type Form, formSchema } from '../form.ts'
import { blockKeys, type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'A form in the body of the screen.',
  properties: { ...blockKeys, kind: { type: 'string', const: 'form', description: 'A form.' } },
} as const

export const formBlockSchema = {
  ...own,
  required: ['kind', 'form'],
  properties: { ...own.properties, form: formSchema, ...shownKeys },
} as const

/** A form in the body of a screen. */
export interface FormBlock extends FromSchema<typeof own>, Shown {
  form: Form
}
