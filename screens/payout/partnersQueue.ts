import { defineScreen } from '../../schemas/index.ts'
import { changeActions } from '../shared/payoutPartnerActions.ts'
import { changeLink, changeStatus } from '../shared/payoutPartners.ts'
import { payoutPartnerLink } from '../shared/payouts.ts'
import { blockedColumn } from '../shared/secondPerson.ts'

export default defineScreen({
  name: 'payout-partners-queue',
  path: '/payout/partners-queue',
  title: 'Partners approval queue',
  parent: 'payout',
  access: { resource: 'payout_partners_queue_access' },
  assumes:
    'The specification names the screen alone: what is to be changed in the data of a partner, old beside new. Who has proposed it does not approve it.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-payout-partners-queue',
        source: '/api/payout/partners-queue/grid',
        request: 'bare',
        columns: [
          {
            field: 'idChange',
            label: 'Change',
            cell: changeLink,
            sortable: true,
            width: 76,
            show: 'always',
            pin: 'start',
          },
          { field: 'partnerName', label: 'Partner', cell: payoutPartnerLink, sortable: true, width: 148 },
          { field: 'fields', label: 'What', sortable: true, width: 128 },
          {
            field: 'before',
            label: 'Old',
            width: 212,
            tooltip: [
              { field: 'before', label: 'Old' },
              { field: 'after', label: 'New' },
              { field: 'why', label: 'Why' },
            ],
          },
          { field: 'after', label: 'New', width: 212 },
          { field: 'proposedBy', label: 'Proposed by', sortable: true, width: 132 },
          {
            field: 'proposedAt',
            label: 'Proposed',
            cell: { kind: 'date' },
            sortable: true,
            width: 104,
          },
          {
            field: 'status',
            label: 'Status',
            cell: changeStatus,
            sortable: true,
            width: 96,
            tooltip: [
              { field: 'decidedBy', label: 'Decided by' },
              { field: 'decidedAt', label: 'Decided', cell: { kind: 'date', time: true } },
              { field: 'note', label: 'Note' },
            ],
          },
          blockedColumn,
          { field: 'own', label: 'Own', width: 72, show: 'off' },
        ],
        filters: [
          { kind: 'number', field: 'idChange', label: 'Change', min: 1, steps: false },
          { kind: 'text', field: 'partnerName', label: 'Partner', condition: 'like' },
          {
            kind: 'multiSelect',
            field: 'status',
            label: 'Status',
            options: Object.entries(changeStatus.values).map(([value, { label }]) => ({ value, label })),
            initial: ['waiting'],
          },
          { kind: 'text', field: 'fields', label: 'What', condition: 'like' },
          { kind: 'text', field: 'proposedBy', label: 'Proposed by' },
        ],
        sort: { field: 'proposedAt' },
        actions: changeActions,
        empty: { heading: 'Nothing to decide', text: 'Changes that somebody proposes appear here.' },
      },
    },
  ],
})
