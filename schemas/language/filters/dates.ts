import { type FromSchema } from 'json-schema-to-ts'
import { filterKeys } from './shared.ts'

const timeKey = {
  type: 'boolean',
  description:
    'True: with a time, typed as yyyy-MM-dd HH:mm in the time zone of the user and sent as that instant; a day without a time is a day of that zone. The column of its field must show a time too. Default false: days of UTC.',
} as const

const lastDays = {
  type: 'integer',
  minimum: 1,
  maximum: 3660,
  description: 'Number of days with today as the last; 1 is today alone.',
} as const

const days = {
  type: 'object',
  additionalProperties: false,
  required: ['lastDays'],
  description:
    'Days up to today, counted when the screen opens in the calendar of the filter: days of UTC, with `time` those of the user.',
  properties: { lastDays },
} as const

const fixedDay = { type: 'string', minLength: 1, description: 'A fixed day.' } as const

const firstDay = {
  description:
    'Day when the screen opens: as yyyy-MM-dd, with `time` also yyyy-MM-dd HH:mm, or `{ lastDays: 30 }`, the first of the last 30 days. Default none.',
  anyOf: [fixedDay, days],
} as const

const lastDay = {
  description:
    'Day when the screen opens: as yyyy-MM-dd, with `time` also yyyy-MM-dd HH:mm, or `{ lastDays: 1 }`, today. Default none.',
  anyOf: [
    fixedDay,
    {
      ...days,
      properties: { lastDays: { type: 'integer', const: 1, description: 'Today, always 1.' } },
    },
  ],
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
    initial: firstDay,
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
    initial: lastDay,
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
      description:
        'Period when the screen opens: as the address writes it, `2026-01-01..2026-01-31`, `2026-01-01..` without an end, or `{ lastDays: 30 }`, the last 30 days up to today. Default none.',
      anyOf: [{ type: 'string', minLength: 1, description: 'A fixed period.' }, days],
    },
  },
} as const

export interface DateRangeFilter extends FromSchema<typeof dateRangeFilter> {}
export interface FromDateFilter extends FromSchema<typeof fromDateFilter> {}
export interface ToDateFilter extends FromSchema<typeof toDateFilter> {}
