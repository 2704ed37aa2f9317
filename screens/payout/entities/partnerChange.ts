import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'partnerChange',
  key: 'idChange',
  label: 'Change',
  screen: 'payout-partner-change',
  fields: {
    idChange: { type: 'id', label: 'Change', size: 'xs' },
    fields: { type: 'text', label: 'What', size: 'm' },
    before: { type: 'text', label: 'Old', sortable: false, size: 'l', optional: true },
    after: { type: 'text', label: 'New', sortable: false, size: 'l', optional: true },
    status: {
      type: 'status',
      label: 'Status',
      options: {
        waiting: { label: 'Waiting', tone: 'warning' },
        approved: { label: 'Approved', tone: 'success' },
        rejected: { label: 'Rejected', tone: 'danger' },
        withdrawn: 'Withdrawn',
      },
    },
    proposedBy: { type: 'text', label: 'Proposed by', exact: true, size: 'm' },
    proposedAt: { type: 'moment', label: 'Proposed', time: false },
    ageDays: { type: 'duration', label: 'Age', optional: true },
    decidedBy: { type: 'text', label: 'Decided by', size: 'm', optional: true },
    partnerName: {
      type: 'reference',
      label: 'Partner',
      entity: 'payoutPartner',
      key: 'idPartner',
      size: 'm',
    },
    note: {
      type: 'text',
      label: 'Note',
      maxLength: 200,
      rows: 3,
      help: 'Whoever has proposed it reads this.',
      optional: true,
    },
    blocked: { type: 'text', label: 'Blocked by', sortable: false, size: 'l', optional: true },
    own: { type: 'text', label: 'Own', sortable: false, size: 'xs' },
    why: { type: 'text', label: 'Why' },
    decidedAt: { type: 'moment', label: 'Decided', optional: true },
    values: { type: 'list', label: 'values', entity: 'partnerChangeValues', optional: true },
  },
})
