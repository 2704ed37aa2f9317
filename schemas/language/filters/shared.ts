import { notes } from '../notes.ts'
import { permissionSchema } from '../permission.ts'

/** Keys that every filter carries. */
export const filterKeys = {
  ...notes,
  field: {
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_.]*$',
    description: 'Field of the filter terms that are sent, and key in the address.',
  },
  label: { type: 'string', minLength: 1, description: 'Visible name of the control.' },
  access: {
    ...permissionSchema,
    description: 'Who sees the control and can use it in the address. Default: whoever sees the grid.',
  },
  was: {
    type: 'string',
    minLength: 1,
    description: 'Former field of this filter: addresses and saved filters that name it keep working.',
  },
  savable: {
    type: 'boolean',
    description:
      'False: left out of saved filters; alone, it does not enable saving. Default true (spec 1 §5).',
  },
} as const

/** How the server compares; spec 1 §3 names `equals` as the default, §5 names `in`. */
export const conditionWordSchema = {
  type: 'string',
  enum: ['equals', 'in', 'like', 'gteq', 'lteq'],
  description: 'How the server compares the value.',
} as const
