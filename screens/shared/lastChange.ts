import { type BlockDefinition } from '../../schemas/index.ts'

/** Who changed the settings of the screen last; they are its load `settings`. */
export const lastChange = {
  kind: 'details',
  load: 'settings',
  visible: { 'settings.updatedAt': { present: true } },
  fields: ['updatedBy', 'updatedAt'],
} satisfies BlockDefinition
