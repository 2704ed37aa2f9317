import { type FromSchema } from 'json-schema-to-ts'

const words = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' }) as const
const text = (maxLength: number) => ({ type: ['string', 'null'], maxLength }) as const
const version = {
  type: 'integer',
  minimum: 0,
  description: 'Version of the record that the user saw.',
} as const
const id = { type: ['integer', 'string'] } as const
const yes = { type: ['boolean', 'integer', 'null'] } as const
const asked = { type: ['string', 'null'], enum: ['none', 'optional', 'required', null] } as const

/** The settings of cash reconciliation as their forms send them; the specification shows none of these calls. */
export const methodFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: words(60), isExternal: yes, needsReceipt: yes, version },
} as const
export type MethodForm = FromSchema<typeof methodFormSchema>

export const cashBankAccountFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'bankName', 'iban', 'currency', 'navisionAccount'],
  properties: {
    name: words(60),
    bankName: words(60),
    iban: words(42),
    currency: { type: 'string', enum: ['EUR', 'GBP'] },
    navisionAccount: words(20),
    version,
  },
} as const
export type CashBankAccountForm = FromSchema<typeof cashBankAccountFormSchema>

export const typeFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'direction'],
  properties: {
    name: words(60),
    direction: { type: 'string', enum: ['up', 'down'] },
    approvalLimit: {
      type: ['number', 'null'],
      minimum: 0,
      maximum: 1_000_000,
      description: 'Amounts above it need the approval of a second person. 0: never. Absent: unchanged.',
    },
    version,
  },
} as const
export type TypeForm = FromSchema<typeof typeFormSchema>

export const reasonFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'type'],
  properties: {
    name: words(60),
    type: { type: 'string', enum: ['AdjustmentReason', 'RejectionReason'] },
    version,
  },
} as const
export type ReasonForm = FromSchema<typeof reasonFormSchema>

export const relationshipFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['fromId', 'toId'],
  properties: { fromId: id, toId: id, version },
} as const
export type RelationshipForm = FromSchema<typeof relationshipFormSchema>

/** The fields that a type of partner may ask for, in addition to code, name and type. */
export const partnerFields = {
  contact: { label: 'Contact', maxLength: 60 },
  email: { label: 'Email', maxLength: 100 },
  phone: { label: 'Phone', maxLength: 30 },
  address: { label: 'Address', maxLength: 120 },
  iban: { label: 'IBAN', maxLength: 42 },
  paymentDays: { label: 'Payment days', maxLength: 40 },
  openingHours: { label: 'Opening hours', maxLength: 80 },
} as const
export type PartnerField = keyof typeof partnerFields

export const partnerFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'name', 'partnerType', 'navisionCode'],
  properties: {
    code: { type: 'string', pattern: '^[A-Z0-9-]{2,12}$' },
    name: words(60),
    partnerType: words(20),
    navisionCode: words(20),
    contact: text(60),
    email: text(100),
    phone: text(30),
    address: text(120),
    iban: text(42),
    paymentDays: text(40),
    openingHours: text(80),
    version,
  },
} as const
export type PartnerForm = FromSchema<typeof partnerFormSchema>

export const partnerFormSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    contact: asked,
    email: asked,
    phone: asked,
    address: asked,
    iban: asked,
    paymentDays: asked,
    openingHours: asked,
    version,
  },
} as const
export type PartnerFormSettings = FromSchema<typeof partnerFormSettingsSchema>
