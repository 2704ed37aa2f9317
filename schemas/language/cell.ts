import { type FromSchema } from 'json-schema-to-ts'
import { type CommentsCell, commentsCell } from './cells/comments.ts'
import { type InputCell, inputCell, type NumericInputCell, numericInputCell } from './cells/inputs.ts'
import { linkParamsSchema, linkQuerySchema } from './linkQuery.ts'
import { type Target, targetSchema } from './target.ts'

/** Colours that carry meaning; the design system decides what they look like. */
export const toneSchema = {
  type: 'string',
  enum: ['neutral', 'info', 'success', 'warning', 'danger'],
  description: 'Meaning of the colour.',
} as const

const copyKey = {
  type: 'boolean',
  description: 'True adds a button that copies the value. Default false.',
} as const

const textCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'The value as text; line breaks become spaces.',
  properties: {
    kind: { type: 'string', const: 'text', description: 'Plain text. The default kind.' },
    copy: copyKey,
  },
} as const

const booleanCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'Yes or No: yes is true, 1, "1" and "true", no is false, 0, "0" and "false".',
  properties: { kind: { type: 'string', const: 'boolean', description: 'Yes or No.' } },
} as const

const listCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'Several values, each on a line of its own.',
  properties: {
    kind: { type: 'string', const: 'list', description: 'Several values.' },
    separator: {
      type: 'string',
      minLength: 1,
      description:
        "Separator after every value but the last, before the line break. Default ',' (spec 1 §9).",
    },
  },
} as const

const numberCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'A number with tabular figures, aligned to the end.',
  properties: {
    kind: { type: 'string', const: 'number', description: 'A number.' },
    decimals: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      description: 'Digits after the decimal point. Default: as many as the value has, at most 3.',
    },
    unit: { type: 'string', minLength: 1, description: 'Shown after the number, e.g. `days`. Default none.' },
    signed: {
      type: 'boolean',
      const: true,
      description: 'True: the number is a change, and one above zero begins with `+`. Default: no plus sign.',
    },
  },
} as const

const progressCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'Progress as a bar and in words: `45 %`, or `120 of 400`.',
  properties: {
    kind: { type: 'string', const: 'progress', description: 'Progress.' },
    total: {
      type: 'string',
      minLength: 1,
      description: 'Field of the row that holds the number at 100 %. Default: the value is a percentage.',
    },
  },
} as const

const moneyCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'currency'],
  description:
    'An amount with two decimals and its currency, aligned to the end; negative amounts keep their sign.',
  properties: {
    kind: { type: 'string', const: 'money', description: 'An amount of money.' },
    currency: {
      type: 'string',
      minLength: 1,
      pattern: '^(?![A-Z]{3}$)',
      description: 'Field of the row that holds the ISO 4217 currency code; not the code itself.',
    },
  },
} as const

const dateCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description:
    'A date of the server (UTC) in the display format of spec 1 §9, in the time zone of the user when it has a time.',
  properties: {
    kind: { type: 'string', const: 'date', description: 'A date.' },
    time: { type: 'boolean', description: 'True shows `yyyy-MM-dd HH:mm:ss`. Default false: `yyyy-MM-dd`.' },
  },
} as const

const statusCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'values'],
  description:
    'A state as a coloured label. A value that is not listed is shown as it is, in the neutral tone.',
  properties: {
    kind: { type: 'string', const: 'status', description: 'A state.' },
    values: {
      type: 'object',
      minProperties: 1,
      description: 'Value of the row -> its label and tone.',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: {
          label: { type: 'string', minLength: 1, description: 'Text of the label.' },
          tone: { ...toneSchema, description: 'Meaning of the colour. Default neutral.' },
        },
      },
    },
  },
} as const

const link = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  description: 'The value as a link to a screen. Plain text when the user may not open that screen.',
  properties: {
    kind: { type: 'string', const: 'link', description: 'A link to a screen.' },
    params: linkParamsSchema,
    query: linkQuerySchema,
    copy: copyKey,
  },
} as const

const linkCell = {
  ...link,
  required: ['kind', 'to'],
  properties: { ...link.properties, to: targetSchema },
} as const

const actionCell = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'action'],
  description:
    'The value, or the label of the action if it is empty, as a button that runs an action of its row, such as one that opens a panel. In the column of the key, a double click or Enter anywhere in the row runs it too. Plain text where the action is not shown. Only in the column of a grid.',
  properties: {
    kind: { type: 'string', const: 'action', description: 'An action of the row.' },
    action: { type: 'string', minLength: 1, description: 'Label of an action of the grid on a row.' },
  },
} as const

/** Schema of every cell kind by its word; the tables of `runtime/kinds/cells` are total over these keys. */
export const cellSchemas = {
  action: actionCell,
  boolean: booleanCell,
  comments: commentsCell,
  date: dateCell,
  input: inputCell,
  link: linkCell,
  list: listCell,
  money: moneyCell,
  number: numberCell,
  numericInput: numericInputCell,
  progress: progressCell,
  status: statusCell,
  text: textCell,
} as const

export const cellSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(cellSchemas),
  description: 'How one value of a row is drawn. Default: {kind: "text"}.',
} as const

/** Every cell definition by its word: named interfaces keep the checking of types fast. */
interface CellTable {
  action: ActionCell
  boolean: BooleanCell
  comments: CommentsCell
  date: DateCell
  input: InputCell
  link: LinkCell
  list: ListCell
  money: MoneyCell
  number: NumberCell
  numericInput: NumericInputCell
  progress: ProgressCell
  status: StatusCell
  text: TextCell
}
interface ActionCell extends FromSchema<typeof actionCell> {}
interface BooleanCell extends FromSchema<typeof booleanCell> {}
interface DateCell extends FromSchema<typeof dateCell> {}
interface LinkCell extends FromSchema<typeof link> {
  to: Target
}
interface ListCell extends FromSchema<typeof listCell> {}
interface MoneyCell extends FromSchema<typeof moneyCell> {}
interface NumberCell extends FromSchema<typeof numberCell> {}
interface ProgressCell extends FromSchema<typeof progressCell> {}
interface StatusCell extends FromSchema<typeof statusCell> {}
interface TextCell extends FromSchema<typeof textCell> {}

/** Word of a cell kind. */
export type CellKind = keyof CellTable
/** The definition of a cell of kind K. */
export type CellOf<K extends CellKind> = CellTable[K]
/** How one value is drawn. */
export type Cell = CellTable[CellKind]
export type Tone = FromSchema<typeof toneSchema>
