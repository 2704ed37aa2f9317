import { defineScreen } from '../../schemas/index.ts'
import { changeActions } from './parts/payoutPartnerActions.ts'

export default defineScreen({
  name: 'payout-partner-change',
  path: '/payout/partners-queue/{idchange}',
  title: 'Change of partner data',
  heading: 'Change {idchange}',
  parent: 'payout-partners-queue',
  access: { resource: 'payout_partners_queue_access' },
  params: { idchange: { pattern: '^[0-9]{1,9}$', example: '48' } },
  assumes: 'Beyond the specification: one change on a page of its own, with old and new values side by side.',
  loads: { change: { call: 'partnerChange', record: 'change {idchange}' } },
  body: [
    { kind: 'details', look: 'figures', fields: ['status', 'partnerName', 'proposedBy', 'proposedAt'] },
    { kind: 'actions', actions: changeActions },
    { kind: 'details', fields: ['why', 'decidedBy', 'decidedAt', 'note'] },
    { kind: 'table', heading: 'Old and new', load: 'change.values', columns: ['label', 'before', 'after'] },
    { kind: 'expandable', title: 'Timeline', body: { kind: 'timeline', load: 'change.timeline' } },
  ],
})
