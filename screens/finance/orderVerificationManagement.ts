import { defineScreen, type FieldDefinition } from '../../schemas/index.ts'
import { switchActions } from './parts/switchActions.ts'

const fields: FieldDefinition[] = [
  'name',
  { name: 'rule', options: 'rules' },
  { name: 'threshold', required: true, visible: { rule: ['paymentMismatch', 'highValue', 'newCustomer'] } },
  { name: 'parcels', required: true, visible: { rule: ['blacklistedAddress', 'repeatRefuser'] } },
  { name: 'owner', options: 'owners' },
]

export default defineScreen({
  name: 'finance-order-verification-management',
  path: '/finance/settings/order-verification-management',
  title: 'Order verification management',
  access: { resource: 'finance_queue_administration' },
  assumes:
    'A queue has a name, a rule with a threshold and an owner. A queue that is created, changed or enabled immediately collects the unshipped orders that match its rule; a disabled queue collects no more, and its orders can still be processed.',
  loads: { rules: { call: 'queueRules', cache: 'session' }, owners: 'queueOwners' },
  body: {
    kind: 'grid',
    call: 'managedQueues',
    rowKey: 'name',
    columns: [
      {
        field: 'name',
        cell: { kind: 'link', to: 'finance-queue', params: { queueid: 'idQueue' } },
        show: 'always',
        size: 'fill',
      },
      'ruleLabel',
      'threshold',
      { field: 'parcels', cell: { kind: 'number' } },
      'owner',
      'status',
      'waiting',
      { field: 'changedAt', tooltip: ['changedBy'] },
    ],
    filters: [
      'name',
      { field: 'rule', options: 'rules' },
      { field: 'owner', options: 'owners' },
      { kind: 'select', field: 'status' },
    ],
    sort: 'name',
    actions: [
      {
        label: 'New queue…',
        scope: 'screen',
        title: 'New queue',
        call: 'addQueue',
        fields: [...fields, { name: 'active', initial: true }],
        submit: 'Create queue',
        lock: 2,
      },
      { label: 'Edit…', title: 'Edit {name}', call: 'changeQueue', fields, lock: 2 },
      ...switchActions({
        off: 'deactivateQueue',
        on: 'activateQueue',
        offMeans: 'The queue stops collecting orders. Orders already in it can still be processed.',
      }),
    ],
    empty: {
      heading: 'No queues yet',
      text: 'A queue collects the orders that match its rule before they are shipped.',
    },
  },
})
