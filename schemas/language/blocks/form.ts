import { type FromSchema } from 'json-schema-to-ts'
import { type Form, formSchema } from '../form.ts'
import { blockKeys, type Visible, visibleSchema } from './shared.ts'

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
  properties: { ...own.properties, form: formSchema, visible: visibleSchema },
} as const

/** A form in the body of a screen. */
export interface FormBlock extends FromSchema<typeof own>, Visible {
  form: Form
}
