import { type FromSchema } from 'json-schema-to-ts'

const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } as const
const journal = { type: 'string', minLength: 1, maxLength: 20 } as const

const settings = {
  enabled: { type: 'boolean' },
  serviceUrl: { type: 'string', minLength: 1, maxLength: 200 },
  company: { type: 'string', minLength: 1, maxLength: 30 },
  user: { type: 'string', minLength: 1, maxLength: 50 },
  postingFrom: day,
  postingTo: day,
  sendEveryMinutes: {
    type: 'integer',
    enum: [5, 15, 30, 60, 240],
    description: 'Minutes between two transmissions of the queue.',
  },
  automaticAttempts: {
    type: 'integer',
    minimum: 1,
    maximum: 50,
    description: 'Number of automatic retries after a failure that may be temporary.',
  },
  maxAttempts: { type: 'integer', minimum: 1, maximum: 50 },
  timeoutSeconds: { type: 'integer', minimum: 5, maximum: 120 },
  salesJournal: journal,
  paymentJournal: journal,
  writeOffJournal: journal,
} as const

/**
 * The general settings of the accounting system (spec 2 §7.4 names the call and shows no field). Days are `yyyy-MM-dd`,
 * both ends are allowed posting dates.
 */
export const navisionSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...['enabled', 'serviceUrl', 'company', 'user', 'postingFrom', 'postingTo'],
    ...['sendEveryMinutes', 'automaticAttempts', 'maxAttempts', 'timeoutSeconds'],
    ...['salesJournal', 'paymentJournal', 'writeOffJournal'],
  ],
  properties: settings,
} as const
export type NavisionSettings = {
  [K in keyof typeof settings]: FromSchema<(typeof settings)[K]>
}

/** `version` is the one that was read, to detect a conflict. An absent password stays as it is. */
export const saveNavisionSettingsSchema = {
  ...navisionSettingsSchema,
  required: [...navisionSettingsSchema.required, 'version'],
  properties: {
    ...settings,
    password: { type: ['string', 'null'], maxLength: 100 },
    version: { type: 'integer', minimum: 0 },
  },
} as const
export interface SaveNavisionSettings extends NavisionSettings {
  readonly password?: string | null
  readonly version: number
}
