import { type FromSchema } from 'json-schema-to-ts'
import { type Condition } from './condition.ts'
import { confirmSchema, submitConfirmSchema } from './confirm.ts'
import { type DryRun, dryRunSchema } from './dryRun.ts'
import { formatsSchema } from './formats.ts'
import { nextCallSchema } from './nextCall.ts'
import { onSuccessSchema } from './onSuccess.ts'
import { sendingKeys } from './sending.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['call'],
  properties: {
    call: {
      type: 'string',
      pattern: '^/(?!/)',
      description:
        'Path of the call, with one slash at its start; a `{placeholder}` is a field of the row that the form was opened for, else a parameter of the screen, else a field of the record that fills the form, and is encoded.',
    },
    method: sendingKeys.method,
    next: nextCallSchema,
    label: { type: 'string', minLength: 1, description: "Text of the button. Default 'Save'." },
    body: {
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      description: 'Fixed values that are sent with the fields. Default none.',
    },
    send: {
      type: 'string',
      enum: ['all', 'changed'],
      description: 'changed: only fields whose value differs from the initial one. Default all.',
    },
    version: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path in the record of the value that is sent as `version`, so that the server can respond with 409 if somebody else has changed the record meanwhile. Default: none is sent.',
    },
    requires: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Names of the fields that are required to send the form with this button only; of a table of records with its name, e.g. `lines.accepted`. Default: those that its call needs and another does not.',
    },
    fields: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Names of the fields that this button sends. Default: those that its call takes, or all if the call does not list them.',
    },
    confirm: confirmSchema,
    formats: formatsSchema,
    onSuccess: {
      ...onSuccessSchema,
      properties: {
        ...onSuccessSchema.properties,
        close: {
          type: 'boolean',
          const: false,
          description: 'False: the side panel of the form stays open. Default: it closes.',
        },
        edits: {
          anyOf: [
            { type: 'boolean', const: true },
            { type: 'string', minLength: 1, description: 'Dotted path of the record in the reply.' },
          ],
          description:
            'The form edits the record of the reply from then on: its fields keep what was typed, its panel stays open, and buttons with `next` send that call, with the id and version of the record. True: the record is where the call has it, by default `data`. Cannot be combined with go. Default: the form is done with its record.',
        },
        reload: {
          type: 'boolean',
          const: false,
          description:
            'False: the loads and grids of the screen are not reloaded. Default: they are reloaded.',
        },
      },
    },
    lock: sendingKeys.lock,
  },
  description: 'How the form is sent, also by Enter in a field. Default: the form is read-only.',
} as const

/** How a form is sent to the server. */
export const submitSchema = {
  ...own,
  properties: { ...own.properties, confirm: submitConfirmSchema, dryRun: dryRunSchema },
} as const

/** How a form is sent to the server. */
export interface Submit extends FromSchema<typeof own> {
  confirm?: FromSchema<typeof confirmSchema> & { when?: Condition }
  dryRun?: DryRun
}

/** Further ways to send the same form, each with a button of its own. */
export const otherSubmitsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: { ...submitSchema, required: ['call', 'label'], description: 'One more way to send the form.' },
  description:
    'Further ways to send the form, each with a button after that of `submit`, e.g. "Save as draft". Default none.',
} as const
