import { notes } from '../notes.ts'
import { permissionSchema } from '../permission.ts'

/** Keys that every filter carries. */
export const filterKeys = {
  ...notes,
  field: {
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_.]*$',
    description: 'Index of the filter terms that are sent, and key in the address.',
  },
  label: { type: 'string', minLength: 1, description: 'Visible name of the control.' },
  access: {
    ...permissionSchema,
    description: 'Who sees the control, and whose address is read with it. Default: whoever sees the grid.',
  },
  was: {
    type: 'string',
    minLength: 1,
    description: 'Former field of this filter: addresses and saved filters that name it keep working.',
  },
  savable: {
    type: 'boolean',
    description:
      'False leaves it out of saved filters: applied alone, it is nothing to save. Default true (spec 1 §5).',
  },
} as const

/** How the server compares; spec 1 §3 names `equals` as the default, §5 names `in`. */
export const conditionWordSchema = {
  type: 'string',
  enum: ['equals', 'in', 'like', 'gteq', 'lteq'],
  description: 'How the server compares the value.',
} as const
