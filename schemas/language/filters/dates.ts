import { type FromSchema } from 'json-schema-to-ts'
import { filterKeys } from './shared.ts'

const timeKey = {
  type: 'boolean',
  description:
    'True: with a time, typed as yyyy-MM-dd HH:mm in the time zone of the user and sent as that instant; a day without a time is a day of that zone. The column of its field must show a time too. Default false: days of UTC.',
} as const

const initialDay = {
  type: 'string',
  minLength: 1,
  description: 'Day when the screen opens, as yyyy-MM-dd, with `time` also yyyy-MM-dd HH:mm. Default none.',
} as const

export const fromDateFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description: 'The first day, typed as yyyy-MM-dd; sent as its 00:00:00 UTC (spec 1 §5).',
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'fromDate', description: 'The first day of a period.' },
    time: timeKey,
    initial: initialDay,
  },
} as const

export const toDateFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description:
    'The last day, typed as yyyy-MM-dd; sent as 23:59:59 UTC. Empty while the from-date of the same field is filled: now is sent (spec 1 §5).',
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'toDate', description: 'The last day of a period.' },
    time: timeKey,
    initial: initialDay,
  },
} as const

export const dateRangeFilter = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'field', 'label'],
  description:
    'First and last day of a period in one control; sent as the two terms of a from-date and a to-date of its field.',
  properties: {
    ...filterKeys,
    kind: { type: 'string', const: 'dateRange', description: 'A period.' },
    time: timeKey,
    initial: {
      type: 'string',
      minLength: 1,
      description:
        'Period when the screen opens, as the address writes it: `2026-01-01..2026-01-31`, `2026-01-01..` without an end. Default none.',
    },
  },
} as const

export interface DateRangeFilter extends FromSchema<typeof dateRangeFilter> {}
export interface FromDateFilter extends FromSchema<typeof fromDateFilter> {}
export interface ToDateFilter extends FromSchema<typeof toDateFilter> {}
