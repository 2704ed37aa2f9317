import { type Condition, conditionSchema } from '../condition.ts'
import { notes } from '../notes.ts'
import { type Permission, permissionSchema } from '../permission.ts'

/** Keys that every visible block may carry. */
export const blockKeys = {
  ...notes,
  heading: { type: 'string', minLength: 1, description: 'Heading above the block. Default none.' },
} as const

/** When, and to whom, a block or a tab is shown. */
export const shownKeys = {
  visible: {
    ...conditionSchema,
    description: 'Shown only while this holds on the loads. Default: always.',
  },
  access: {
    ...permissionSchema,
    description:
      'Who sees it. For all others it is left out with all that is in it, and calls of its own are not sent; the loads of the screen still are. Default: whoever sees what it is in.',
  },
} as const

/** Of a block that asks the server by itself. */
export const followsSchema = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', minLength: 1 },
  description:
    'Filters of a `filters` block of this screen, by the field of the filter, a fromDate as `field.from`, a toDate as `field.to`. A grid sends them with its own filters; a GET call takes each as a query parameter of that name, a period as `field.from` and `field.to`. When one changes, the block asks again. Default none.',
} as const

export interface Shown {
  visible?: Condition
  access?: Permission
}
