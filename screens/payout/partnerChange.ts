import { defineScreen } from '../../schemas/index.ts'
import { changeActions } from '../shared/payoutPartnerActions.ts'
import { changeStatus } from '../shared/payoutPartners.ts'
import { payoutPartnerLink } from '../shared/payouts.ts'

export default defineScreen({
  name: 'payout-partner-change',
  path: '/payout/partners-queue/{idchange}',
  title: 'Change of partner data',
  parent: 'payout-partners-queue',
  access: { resource: 'payout_partners_queue_access' },
  params: { idchange: { pattern: '^[0-9]{1,9}$', example: '48' } },
  assumes: 'Beyond the specification: one change on a page of its own, each value old beside new.',
  loads: {
    change: {
      get: '/api/payout/partners-queue/{idchange}',
      select: 'data',
      record: 'change {idchange}',
      onError: { toast: 'server' },
    },
  },
  body: [
    { kind: 'actions', load: 'change', actions: changeActions },
    {
      kind: 'details',
      load: 'change',
      fields: [
        { field: 'partnerName', label: 'Partner', cell: payoutPartnerLink },
        { field: 'status', label: 'Status', cell: changeStatus },
        { field: 'why', label: 'Why' },
        { field: 'proposedBy', label: 'Proposed by' },
        { field: 'proposedAt', label: 'Proposed', cell: { kind: 'date', time: true } },
        { field: 'decidedBy', label: 'Decided by' },
        { field: 'decidedAt', label: 'Decided', cell: { kind: 'date', time: true } },
        { field: 'note', label: 'Note' },
      ],
    },
    {
      kind: 'table',
      heading: 'Old and new',
      load: 'change.values',
      columns: [
        { field: 'label', label: 'What' },
        { field: 'before', label: 'Old' },
        { field: 'after', label: 'New', cell: { kind: 'text', copy: true } },
      ],
    },
    { kind: 'expandable', title: 'Timeline', body: [{ kind: 'timeline', load: 'change.timeline' }] },
  ],
})
