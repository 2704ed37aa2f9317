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
