import { defineScreen } from '../../schemas/index.ts'
import { switchActions } from './parts/switchActions.ts'
import { createQueueForm, editQueueForm } from './parts/verificationQueueForm.ts'

export default defineScreen({
  name: 'finance-order-verification-management',
  path: '/finance/settings/order-verification-management',
  title: 'Order verification management',
  access: { resource: 'finance_queue_administration' },
  assumes:
    'A queue has a name, a rule with a threshold and an owner. One that is made, changed or switched on collects at once what its rule finds among the orders that are not shipped; one that is switched off collects nothing more, and its orders are still worked on.',
  loads: { rules: { call: 'queueRules', cache: 'session' }, owners: 'queueOwners' },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-order-verification-management',
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
            off: 'deactivateQueue',
            on: 'activateQueue',
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
