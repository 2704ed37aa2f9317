import { type BlockDefinition } from '../../schemas/index.ts'

/** Who changed the settings of the screen last; they are its load `settings`. */
export const lastChange = {
  kind: 'details',
  load: 'settings',
  visible: { 'settings.updatedAt': { present: true } },
  fields: ['updatedBy', 'updatedAt'],
} satisfies BlockDefinition

/** The form of a mail address; whether it exists, only a mail tells. */
export const mailAddress = {
  match: '^[^@\\s]+@[^@\\s]+$',
  message: 'Enter an email address, such as name@example.com.',
}
