import { type CellOf, cellSchemas } from './cell.ts'

/** The cells that give one text, so that a sentence can contain them. */
const formatKinds = ['boolean', 'date', 'money', 'number', 'status'] as const

/** How a value is written in a text. */
export type Format = CellOf<(typeof formatKinds)[number]>

/** Placeholder of a text -> its format. */
export type Formats = Readonly<Record<string, Format>>

export const formatsSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: formatKinds.map(kind => cellSchemas[kind]),
  },
  description:
    'Placeholder of the texts -> the cell that writes its value: an amount with its currency, a date, the label of a status. Default: the type of its field in the entity; else the value as it is.',
} as const

/** Whether a cell can format a value in a text. */
export function isFormat(cell: { readonly kind: string }): cell is Format {
  return formatKinds.some(kind => kind === cell.kind)
}
