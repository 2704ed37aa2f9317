import { defineScreen } from '../../schemas/index.ts'
import { queueStatus } from '../shared/orderVerification.ts'
import { switchActions } from '../shared/switchActions.ts'
import { createQueueForm, editQueueForm } from '../shared/verificationQueueForm.ts'

const queues = '/api/finance/settings/order-verification-management'

export default defineScreen({
  name: 'finance-order-verification-management',
  path: '/finance/settings/order-verification-management',
  title: 'Order verification management',
  access: { resource: 'finance_queue_administration' },
  assumes:
    'A queue has a name, a rule with a threshold and an owner. One that is made, changed or switched on collects at once what its rule finds among the orders that are not shipped; one that is switched off collects nothing more, and its orders are still worked on.',
  loads: {
    rules: {
      get: '/api/finance/settings/order-verification-management/rules',
      select: 'data',
      cache: 'session',
      onError: { toast: 'server', value: [] },
    },
    owners: {
      get: '/api/finance/settings/order-verification-management/owners',
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-order-verification-management',
        source: '/api/finance/settings/order-verification-management/grid',
        columns: [
          {
            field: 'name',
            label: 'Name',
            cell: { kind: 'link', to: 'finance-queue', params: { queueid: 'idQueue' } },
            sortable: true,
            show: 'always',
          },
          { field: 'ruleLabel', label: 'Rule', sortable: true, width: 208 },
          {
            field: 'threshold',
            label: 'Amount from',
            cell: { kind: 'number', decimals: 2 },
            sortable: true,
            width: 120,
          },
          {
            field: 'parcels',
            label: 'Parcels from',
            cell: { kind: 'number' },
            sortable: true,
            width: 112,
          },
          { field: 'owner', label: 'Owner', sortable: true, width: 140 },
          { field: 'status', label: 'Status', cell: queueStatus, sortable: true, width: 92 },
          { field: 'waiting', label: 'Orders', cell: { kind: 'number' }, sortable: true, width: 80 },
          {
            field: 'changedAt',
            label: 'Changed',
            cell: { kind: 'date' },
            sortable: true,
            width: 104,
            tooltip: [{ field: 'changedBy', label: 'Changed by' }],
          },
        ],
        filters: [
          { kind: 'text', field: 'name', label: 'Name', condition: 'like' },
          {
            kind: 'select',
            field: 'rule',
            label: 'Rule',
            options: { load: 'rules', value: 'value', label: 'label' },
          },
          {
            kind: 'select',
            field: 'owner',
            label: 'Owner',
            options: { load: 'owners', value: 'value', label: 'label' },
          },
          {
            kind: 'select',
            field: 'status',
            label: 'Status',
            options: [
              { value: 'active', label: 'Active' },
              { value: 'inactive', label: 'Inactive' },
            ],
          },
        ],
        sort: { field: 'name' },
        actions: [
          {
            kind: 'open',
            label: 'New queue…',
            scope: 'screen',
            panel: { title: 'New queue', size: 'medium', form: createQueueForm },
          },
          {
            kind: 'open',
            label: 'Edit…',
            panel: { title: 'Edit {name}', size: 'medium', form: editQueueForm },
          },
          ...switchActions({
            off: `${queues}/{idQueue}/deactivate`,
            on: `${queues}/{idQueue}/activate`,
            offMeans: 'The queue collects no more orders. Those that wait in it are still worked on.',
          }),
        ],
        empty: {
          heading: 'There is no queue yet',
          text: 'A queue collects the orders that its rule finds, before they are shipped.',
        },
      },
    },
  ],
})
