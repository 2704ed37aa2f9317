import { type FilterDefinition, type FilterKind } from '../../../schemas/index.ts'
import { type Examples } from './example.ts'

const ready = { resource: 'refunds', without: 'refunds-view' } as const

/** A filter of that kind, for each kind of filter. */
export const filterExamples: Readonly<Record<FilterKind, Examples<FilterDefinition>>> = {
  boolean: {
    minimal: { kind: 'boolean', field: 'urgent' },
    full: { kind: 'boolean', field: 'urgent', label: 'Send today', initial: 'true', access: ready },
  },
  dateRange: {
    minimal: { kind: 'dateRange', field: 'createdAt' },
    full: {
      kind: 'dateRange',
      field: 'createdAt',
      label: 'Asked',
      time: true,
      initial: '2011-01-01..',
      savable: false,
    },
  },
  fromDate: {
    minimal: { kind: 'fromDate', field: 'createdAt' },
    full: {
      kind: 'fromDate',
      field: 'createdAt',
      label: 'Asked since',
      time: true,
      initial: '2011-01-01',
      was: 'asked',
    },
  },
  multiSelect: {
    minimal: { kind: 'multiSelect', field: 'status' },
    full: {
      kind: 'multiSelect',
      field: 'status',
      options: ['pending', 'ready'],
      condition: 'in',
      initial: ['pending', 'ready'],
    },
  },
  number: {
    minimal: { kind: 'number', field: 'lines' },
    full: {
      kind: 'number',
      field: 'lines',
      label: 'At least so many lines',
      condition: 'gteq',
      min: 1,
      max: 99,
      initial: 2,
      steps: false,
    },
  },
  numberRange: {
    minimal: { kind: 'numberRange', field: 'amount' },
    full: { kind: 'numberRange', field: 'amount', label: 'To pay', min: 0, max: 5000, initial: '10..5000' },
  },
  select: {
    minimal: { kind: 'select', field: 'status' },
    full: { kind: 'select', field: 'status', options: ['ready', 'failed'], initial: 'ready', savable: false },
  },
  text: {
    minimal: { kind: 'text', field: 'customerName' },
    full: {
      kind: 'text',
      field: 'customerName',
      label: 'Name of the customer',
      condition: 'like',
      initial: 'Haddad',
      was: 'customer',
    },
  },
  toDate: {
    minimal: { kind: 'toDate', field: 'createdAt' },
    full: {
      kind: 'toDate',
      field: 'createdAt',
      label: 'Asked until',
      time: true,
      initial: { lastDays: 1 },
    },
  },
}
