import { type FieldDefinition, type FieldKind } from '../../../schemas/index.ts'
import { type Examples } from './example.ts'

const conditions = {
  visible: { urgent: true },
  enabled: { customer: { present: true } },
  required: { customer: { present: true } },
  saveWhen: { urgent: true },
} as const

const answers = [
  { value: 'bank', label: 'Bank transfer' },
  { value: 'voucher', label: 'Voucher' },
]

/** A field of that kind, for each kind of field. Fields and loads that it names stand in the form around it. */
export const fieldExamples: Readonly<Record<FieldKind, Examples<FieldDefinition>>> = {
  checkbox: {
    minimal: { kind: 'checkbox', name: 'told', label: 'Told' },
    full: {
      kind: 'checkbox',
      name: 'told',
      label: 'The customer knows',
      help: 'By phone or mail.',
      initial: true,
      clearWhen: 'hidden',
      ...conditions,
    },
  },
  choice: {
    minimal: { kind: 'choice', name: 'method', label: 'Method', options: answers },
    full: {
      kind: 'choice',
      name: 'method',
      label: 'How it is paid',
      options: answers,
      initial: 'bank',
      help: 'A voucher is there at once.',
      was: 'way',
      ...conditions,
    },
  },
  date: {
    minimal: { kind: 'date', name: 'dueOn', label: 'Due' },
    full: {
      kind: 'date',
      name: 'dueOn',
      label: 'Pay not before',
      initial: '2026-12-01',
      min: '2026-01-01',
      max: '2026-12-31',
      atLeast: 'orderedOn',
      time: true,
      ...conditions,
    },
  },
  file: {
    minimal: { kind: 'file', name: 'receipt', label: 'Receipt' },
    full: {
      kind: 'file',
      name: 'receipt',
      label: 'Signed receipt',
      help: 'With the stamp of the courier.',
      accept: ['pdf', 'tiff'],
      largest: 20,
      clearWhen: 'hidden',
      ...conditions,
    },
  },
  multiSelect: {
    minimal: { kind: 'multiSelect', name: 'methods', label: 'Methods', options: answers },
    full: {
      kind: 'multiSelect',
      name: 'methods',
      label: 'Ways that the customer accepts',
      options: { load: 'methods', value: 'id', label: 'name' },
      initial: ['bank'],
      clearWhen: 'disabled',
      ...conditions,
    },
  },
  number: {
    minimal: { kind: 'number', name: 'parcels', label: 'Parcels' },
    full: {
      kind: 'number',
      name: 'parcels',
      label: 'Parcels',
      initial: 1,
      min: 1,
      max: 20,
      atMost: 'stock',
      decimals: 0,
      clamp: true,
      unit: 'boxes',
      currency: 'paidIn',
      ...conditions,
    },
  },
  rows: {
    minimal: {
      kind: 'rows',
      name: 'phones',
      label: 'Phones',
      add: 'Add a phone',
      fields: [{ kind: 'text', name: 'phone', label: 'Phone' }],
    },
    full: {
      kind: 'rows',
      name: 'phones',
      label: 'Phones',
      add: 'Add a phone',
      min: 1,
      max: 3,
      unique: ['phone'],
      fields: [
        { kind: 'text', name: 'phone', label: 'Phone', required: true, maxLength: 15 },
        { kind: 'text', name: 'pin', label: 'PIN', length: 4, charset: 'english', masked: true },
        { kind: 'checkbox', name: 'mobile', label: 'Mobile' },
      ],
      visible: { urgent: true },
    },
  },
  rule: {
    minimal: { kind: 'rule', name: 'rule', label: 'Rule', ruleset: 'refunds' },
    full: {
      kind: 'rule',
      name: 'rule',
      label: 'Rule',
      ruleset: 'refunds',
      maxLength: 15_000,
      required: true,
    },
  },
  ruleTags: {
    minimal: { kind: 'ruleTags', name: 'tags', label: 'Tags', ruleset: 'refunds' },
    full: { kind: 'ruleTags', name: 'tags', label: 'Tags', ruleset: 'refunds', max: 5 },
  },
  select: {
    minimal: { kind: 'select', name: 'bank', label: 'Bank', options: { load: 'banks' } },
    full: {
      kind: 'select',
      name: 'supplier',
      label: 'Supplier',
      options: {
        search: '/api/suppliers',
        by: 'term',
        value: 'idSupplier',
        label: 'name',
        note: 'city',
        reads: ['currency'],
      },
      clearWhen: { urgent: true },
      ...conditions,
    },
  },
  text: {
    minimal: { kind: 'text', name: 'reason', label: 'Reason' },
    full: {
      kind: 'text',
      name: 'vatNumber',
      label: 'VAT number',
      help: 'As on the invoice.',
      placeholder: 'GB123456789',
      maxLength: 11,
      pattern: { match: '^[A-Z]{2}\\d{9}$', message: 'Two letters and nine digits.' },
      ...conditions,
    },
  },
}
