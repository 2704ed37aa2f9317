import { type Condition, conditionSchema } from '../condition.ts'
import { notes } from '../notes.ts'

/** Keys that every visible block may carry. */
export const blockKeys = {
  ...notes,
  heading: { type: 'string', minLength: 1, description: 'Heading above the block. Default none.' },
} as const

export const visibleSchema = {
  ...conditionSchema,
  description: 'Shown only while this holds on the loads. Default: always.',
} as const

export interface Visible {
  visible?: Condition
}
