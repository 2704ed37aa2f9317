import { defineScreen } from '../../schemas/index.ts'
import { changeActions } from './parts/payoutPartnerActions.ts'

export default defineScreen({
  name: 'payout-partners-queue',
  path: '/payout/partners-queue',
  title: 'Partners approval queue',
  parent: 'payout',
  access: { resource: 'payout_partners_queue_access' },
  assumes:
    'The specification only names the screen: it lists proposed changes of partner data, old and new values side by side. The author of a change cannot approve it.',
  body: {
    kind: 'grid',
    call: 'partnerChanges',
    columns: [
      { field: 'idChange', show: 'always', pin: 'start' },
      'partnerName',
      'fields',
      { field: 'before', tooltip: ['before', 'after', 'why'] },
      'after',
      'proposedBy',
      'proposedAt',
      'ageDays',
      { field: 'status', tooltip: ['decidedBy', 'decidedAt', 'note'] },
    ],
    hidden: ['blocked', 'own'],
    filters: [
      { kind: 'number', field: 'idChange', min: 1 },
      { field: 'partnerName', condition: 'like' },
      { field: 'status', initial: ['waiting'] },
      'fields',
      'proposedBy',
    ],
    filterTabs: 'status',
    sort: 'proposedAt',
    actions: changeActions,
    empty: { heading: 'Nothing to decide', text: 'Proposed changes appear here.' },
  },
})
