import { type DomainFieldTable, domainFieldSchemas } from './domain/fields.ts'
import { type FileField, fileFieldSchema } from './fields/file.ts'
import { type LeafFieldTable, leafFieldSchemas } from './fields/leaf.ts'
import { type RowsField, rowsFieldSchema } from './fields/rows.ts'

/** Schema of every field kind by its word. */
export const fieldSchemas = {
  ...leafFieldSchemas,
  file: fileFieldSchema,
  rows: rowsFieldSchema,
  ...domainFieldSchemas,
} as const

export const fieldSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(fieldSchemas),
  description: 'One field of a form.',
} as const

/** Every field definition by its word. */
interface FieldTable extends LeafFieldTable, DomainFieldTable {
  file: FileField
  rows: RowsField
}
/** Word of a field kind. */
export type FieldKind = keyof FieldTable
/** The definition of a field of kind K. */
export type FieldOf<K extends FieldKind> = FieldTable[K]
/** One field of a form. */
export type Field = FieldTable[FieldKind]
