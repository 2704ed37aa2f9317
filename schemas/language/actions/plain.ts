import { type FromSchema } from 'json-schema-to-ts'
import { toneSchema } from '../cell.ts'
import { type Condition, conditionSchema } from '../condition.ts'
import { confirmSchema } from '../confirm.ts'
import { type Form, formSchema } from '../form.ts'
import { type Formats, formatsSchema } from '../formats.ts'
import { globalSchema } from '../global.ts'
import { linkParamsSchema, linkQuerySchema } from '../linkQuery.ts'
import { notes } from '../notes.ts'
import { onSuccessSchema } from '../onSuccess.ts'
import { permissionSchema } from '../permission.ts'
import { sendingKeys } from '../sending.ts'
import { type Target, targetSchema } from '../target.ts'

export const actionKeys = {
  ...notes,
  label: {
    type: 'string',
    minLength: 1,
    description: 'Text of the button; unique among the actions of the same list.',
  },
  scope: {
    type: 'string',
    enum: ['row', 'selection', 'screen'],
    description:
      'What it acts on: one row of the grid, its selected rows, or the screen as a whole. Default row. Not in an actions block.',
  },
  access: { ...permissionSchema, description: 'Who sees it. Default: whoever sees what it acts on.' },
  waitsFor: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'string', minLength: 1 },
    description:
      'Process types of the server, as its notifications name them: while the user has one of them running, the action is locked and says so. Default none.',
  },
  confirm: confirmSchema,
  tone: { ...toneSchema, description: 'Meaning of the colour. Default neutral.' },
} as const

const call = {
  type: 'string',
  pattern: '^/(?!/)',
  description:
    'Path of the call, with one slash at its start; a `{placeholder}` is a field of the row, else a parameter of the screen, and is encoded. Only an action on a row has a row.',
} as const

const set = {
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
  description:
    'Field of the record -> its value after success, instead of reloading the record. Only in an actions block. Default: the record is reloaded.',
} as const

const requestAction = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'label', 'call'],
  description:
    'A call to the server; after success the grid reloads its rows. If somebody else has changed the record meanwhile (409), the user sees a message and the record is reloaded.',
  properties: {
    ...actionKeys,
    kind: { type: 'string', const: 'request', description: 'A call to the server.' },
    call,
    method: sendingKeys.method,
    body: {
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      description:
        'Fixed values that are sent with the selection and the values typed into the rows. Default none.',
    },
    onSuccess: { ...onSuccessSchema, properties: { ...onSuccessSchema.properties, set } },
    onError: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        toast: {
          type: 'string',
          minLength: 1,
          description: "Text of the error toast; 'server' shows the message of the server. Absent: no toast.",
        },
        set,
        global: globalSchema,
      },
      description:
        'What happens when the call fails; after a 409 the record is reloaded and nothing is set. Default: the message of the server as a toast.',
    },
    lock: sendingKeys.lock,
  },
} as const

const navigateAction = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'label'],
  description: 'Opens a screen; absent for users who may not open it. Not for selections.',
  properties: {
    ...actionKeys,
    kind: { type: 'string', const: 'navigate', description: 'Opens a screen.' },
    params: linkParamsSchema,
    query: linkQuerySchema,
  },
} as const

const downloadAction = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'label'],
  description:
    'Fetches a file with POST and gives it to the user: by a call of its own, or as a file of the server (spec 1 §7).',
  properties: {
    ...actionKeys,
    kind: { type: 'string', const: 'download', description: 'Fetches a file.' },
    call: { ...call, description: `${call.description} Cannot be combined with file.` },
    file: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: { type: 'string', minLength: 1, description: 'Dotted path of the id of the file in the row.' },
        name: {
          type: 'string',
          minLength: 1,
          description: 'Dotted path of the name of the file in the row.',
        },
      },
      description:
        'A file of the server, requested by id and name, and saved under that name. Only for a row. Cannot be combined with call.',
    },
    fileName: {
      type: 'string',
      minLength: 1,
      description: 'Name under which the file is saved. Default: the name that the server gives.',
    },
  },
} as const

/** What every panel that an action opens says. */
export const panelKeys = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: {
      type: 'string',
      minLength: 1,
      description: 'Heading of the panel; a `{placeholder}` is a field of the row.',
    },
    size: {
      type: 'string',
      enum: ['medium', 'wide'],
      description:
        'medium is narrower than the default, which is large; wide has room for a table of records.',
    },
  },
} as const

const openAction = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'label'],
  description:
    'Opens a form in a side panel. The row or record fills the form, unless `values` names a load; conditions of the form see it as `record`. For a selection, the call sends the selection. Typed values stay as a draft when the panel is closed.',
  properties: { ...actionKeys, kind: { type: 'string', const: 'open', description: 'Opens a form.' } },
} as const

export const actionConditions = {
  visible: {
    ...conditionSchema,
    description: 'Shown only while this holds on the row, or on every selected row. Default: always.',
  },
  enabled: {
    ...conditionSchema,
    description: 'Can be used only while this holds on the row, or on every selected row. Default: always.',
  },
  disabledReason: {
    anyOf: [
      { type: 'string', minLength: 1 },
      { type: 'object', minProperties: 1, additionalProperties: { type: 'string', minLength: 1 } },
    ],
    description:
      'Why it cannot be used while `enabled` does not hold: one text, or a text for each field of `enabled`, of which the first that does not hold is given. A `{placeholder}` is a field of the row, or of the first selected row for which it does not hold. A sentence with an empty field is left out. Required with enabled.',
  },
  formats: formatsSchema,
} as const

/** Schema of every action kind that shows no blocks, by its word; what a panel shows may hold them, because no word contains itself. */
export const plainActionSchemas = {
  download: { ...downloadAction, properties: { ...downloadAction.properties, ...actionConditions } },
  navigate: {
    ...navigateAction,
    required: ['kind', 'label', 'to'],
    properties: { ...navigateAction.properties, to: targetSchema, ...actionConditions },
  },
  open: {
    ...openAction,
    required: ['kind', 'label', 'panel'],
    properties: {
      ...openAction.properties,
      panel: {
        ...panelKeys,
        required: ['title', 'form'],
        description: 'The panel at the side.',
        properties: { ...panelKeys.properties, form: formSchema },
      },
      ...actionConditions,
    },
  },
  request: { ...requestAction, properties: { ...requestAction.properties, ...actionConditions } },
} as const

export const plainActionSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(plainActionSchemas),
  description: 'An action on rows.',
} as const

/** When an action is shown and can be used, and how its texts write the values of a row. */
export interface ActionConditions {
  visible?: Condition
  enabled?: Condition
  disabledReason?: string | Readonly<Record<string, string>>
  formats?: Formats
}

/** A panel at the side. */
interface Panel extends FromSchema<typeof panelKeys> {
  form: Form
}

/** Every action definition that shows no blocks, by its word. */
export interface PlainActionTable {
  download: DownloadAction
  navigate: NavigateAction
  open: OpenAction
  request: RequestAction
}
interface DownloadAction extends FromSchema<typeof downloadAction>, ActionConditions {}
interface NavigateAction extends FromSchema<typeof navigateAction>, ActionConditions {
  to: Target
}
interface OpenAction extends FromSchema<typeof openAction>, ActionConditions {
  panel: Panel
}
interface RequestAction extends FromSchema<typeof requestAction>, ActionConditions {}

/** Something that the user can do with rows and that shows no blocks. */
export type PlainAction = PlainActionTable[keyof PlainActionTable]
