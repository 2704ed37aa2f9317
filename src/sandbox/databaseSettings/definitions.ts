/** What the value of a setting is, and so how it is typed and checked. */
type SettingType = 'flag' | 'integer' | 'decimal' | 'text' | 'email' | 'date' | 'list'

/** One setting of the order management. Its value is a text, whatever its type. */
export interface SettingDefinition {
  readonly area: 'Customer service' | 'Finance' | 'Returns' | 'Notifications'
  readonly type: SettingType
  readonly value: string
  readonly description: string
  /** Of numbers. Absent: no limit. */
  readonly min?: number
  readonly max?: number
}

/** The settings by their keys, with their defaults. */
export const settingDefinitions = {
  cs_return_migration_enabled: {
    area: 'Returns',
    type: 'flag',
    value: '0',
    description: 'Returns are created at the external site and no longer in this console.',
  },
  cs_verification_link_hours: {
    area: 'Customer service',
    type: 'integer',
    value: '72',
    min: 1,
    max: 720,
    description: 'Hours for which the link to confirm an order is valid.',
  },
  cs_verification_callback_hours: {
    area: 'Customer service',
    type: 'integer',
    value: '2',
    min: 1,
    max: 72,
    description: 'Hours until a customer who was not reached is called again.',
  },
  cs_verification_caller_id: {
    area: 'Customer service',
    type: 'text',
    value: 'Operations Shop',
    description: 'Sender of the SMS with the link to confirm an order.',
  },
  finance_write_off_limit: {
    area: 'Finance',
    type: 'decimal',
    value: '1000.00',
    min: 0,
    max: 1_000_000,
    description:
      'Write-offs above this amount, in their currency, need a second approval, and so do all write-offs by the person who set it. 0 = one approval is enough.',
  },
  rma_window_days: {
    area: 'Returns',
    type: 'integer',
    value: '30',
    min: 1,
    max: 365,
    description: 'Days after delivery in which an item can be returned.',
  },
  rma_pickup_countries: {
    area: 'Returns',
    type: 'list',
    value: 'United Kingdom,Ireland',
    description: 'Countries in which a return is picked up.',
  },
  oms_incident_email: {
    area: 'Notifications',
    type: 'email',
    value: 'operations@example.com',
    description:
      'Notified by email when the accounting system does not answer. Leave blank to notify no one.',
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>
export type SettingKey = keyof typeof settingDefinitions

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key)
}
