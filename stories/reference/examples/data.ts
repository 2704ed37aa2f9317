import { type Calls, type EntityDefinition } from '../../../schemas/index.ts'
import { type Examples } from './example.ts'

/** An entity, with the call that lists its records. */
export const entityExamples: Examples<EntityDefinition> = {
  minimal: { fields: { courier: 'id' } },
  full: {
    key: 'code',
    label: 'Courier',
    plural: 'Couriers',
    title: 'Courier {name}',
    screen: { name: 'refund', params: { id: 'refund' } },
    include: { person: ['phone?'] },
    fields: {
      name: 'text',
      code: 'text',
      refund: { type: 'reference', entity: 'refund' },
      van: { as: 'person.phone?', label: 'Phone in the van', size: 'm' },
    },
    assumes: 'Couriers are told apart by their code.',
  },
}

/** An entity that others include; it has no records of its own. */
export const abstractEntityExamples: Examples<EntityDefinition> = {
  minimal: { abstract: true, fields: { city: 'text' } },
  full: {
    abstract: true,
    fields: {
      city: { type: 'text', label: 'City', example: 'Lyon' },
      country: { type: 'text', size: 'xs', length: 2, charset: 'english', example: 'FR' },
    },
    assumes: 'Every address of the server has these two.',
  },
}

/** A call that reads what a screen shows besides grids. */
export const readingCallExamples: Examples<Calls['calls'][string]> = {
  minimal: { get: '/api/refunds/{id}/details', one: 'refund' },
  full: {
    get: '/api/refunds/{id}/history',
    one: 'refund',
    at: 'data.refund',
    query: { lang: 'text', since: 'date' },
    optional: ['lang', 'since'],
    errors: [404],
    resource: 'refunds',
    assumes: 'The history of a refund is short enough for one reply.',
  },
}

/** A call that changes a record. */
export const writingCallExamples: Examples<Calls['calls'][string]> = {
  minimal: { post: '/api/refunds/{idRefund}/hold', of: 'refund' },
  full: {
    post: '/api/releases/{idRefund}/confirm',
    of: 'refund',
    body: ['note?'],
    version: true,
    selected: 'releaseRefunds',
    repeatable: true,
    reply: 'message',
    errors: [409, 422],
    resource: ['refunds', 'refunds_view'],
  },
}

/** A call that lists refunds. */
export const callExamples: Examples<Calls['calls'][string]> = {
  minimal: { grid: '/api/refunds/open', many: 'refund' },
  full: {
    grid: '/api/refunds/by-country',
    many: 'refund',
    counts: true,
    totals: true,
    sums: true,
    resource: ['refunds', 'refunds_view'],
    errors: [400, 422],
    assumes: 'The list of one country is as quick as that of all.',
  },
}

/** The resources of an area. */
export const resourceExamples: Examples<Readonly<Record<string, readonly string[]>>> = {
  minimal: { refunds: ['refunds'] },
  full: { refunds: ['refunds', 'refunds_view', 'refunds_admin'], orders: ['orders'] },
}
