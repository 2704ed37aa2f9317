import {
  type CheckboxField,
  type ChoiceField,
  checkboxFieldSchema,
  choiceFieldSchema,
  type MultiSelectField,
  multiSelectFieldSchema,
  type SelectField,
  selectFieldSchema,
} from './chosen.ts'
import {
  type DateField,
  dateFieldSchema,
  type NumberField,
  numberFieldSchema,
  type TextField,
  textFieldSchema,
} from './typed.ts'

/** The fields that hold no others; a table of records holds them, because no word contains itself. */
export const leafFieldSchemas = {
  checkbox: checkboxFieldSchema,
  choice: choiceFieldSchema,
  date: dateFieldSchema,
  multiSelect: multiSelectFieldSchema,
  number: numberFieldSchema,
  select: selectFieldSchema,
  text: textFieldSchema,
} as const

export const leafFieldSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(leafFieldSchemas),
} as const

/** Every field that holds no others, by its word. */
export interface LeafFieldTable {
  checkbox: CheckboxField
  choice: ChoiceField
  date: DateField
  multiSelect: MultiSelectField
  number: NumberField
  select: SelectField
  text: TextField
}
/** A field that holds no others. */
export type LeafField = LeafFieldTable[keyof LeafFieldTable]
