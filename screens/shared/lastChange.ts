import { type Block } from '../../schemas/index.ts'

/** Who changed the settings of the screen last; they are its load `settings`. */
export const lastChange = {
  kind: 'details',
  load: 'settings',
  visible: { field: 'settings.updatedAt', present: true },
  fields: [
    { field: 'updatedBy', label: 'Last changed by' },
    { field: 'updatedAt', label: 'Last change', cell: { kind: 'date', time: true } },
  ],
} satisfies Block
