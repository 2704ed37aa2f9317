import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/finance',
  of: 'writeOff',
  calls: {
    writeOffTotal: { get: '/write-off/selected', reply: 'number', at: 'data.data' },
    writeOffPartners: { get: '/write-off/filters', many: 'choice', at: 'data.partner' },
    writeOffs: {
      grid: '/write-off/grid',
      totals: true,
      counts: true,
      sums: true,
      savedFilters: { module: 'finance', functionality: 'write-off' },
    },
    approveWriteOff: { post: '/write-off/{idWriteOff}/approve', selected: 'approveWriteOffs' },
    rejectWriteOff: { post: '/write-off/{idWriteOff}/reject', body: ['note'], selected: 'rejectWriteOffs' },
    writeOffHistory: { grid: '/write-off/history/grid', totals: true },
    writeOffRequests: {
      grid: '/write-off-approvals/grid',
      totals: true,
      many: 'writeOffRequest',
      counts: true,
      sums: true,
    },
    approveWriteOffRequest: {
      post: '/write-off-approvals/{idRequest}/approve',
      version: true,
      selected: 'approveWriteOffRequests',
    },
    rejectWriteOffRequest: {
      post: '/write-off-approvals/{idRequest}/reject',
      of: 'writeOff',
      version: true,
      body: ['note'],
      selected: 'rejectWriteOffRequests',
    },
    withdrawWriteOffApproval: { post: '/write-off-approvals/{idRequest}/withdraw' },
    writeOffStatuses: { get: '/write-off/filters/status', many: 'choice', resource: 'finance_write_off' },
    writeOffTotalWmt: { get: '/write-off-wmt/selected', reply: 'number', at: 'data.data' },
    writeOffPartnersWmt: { get: '/write-off-wmt/filters', many: 'choice', at: 'data.partner' },
    writeOffStatusesWmt: { get: '/write-off-wmt/filters/status', many: 'choice' },
    writeOffsWmt: {
      grid: '/write-off-wmt/grid',
      totals: true,
      counts: true,
      sums: true,
      savedFilters: { module: 'finance', functionality: 'write-off-wmt' },
    },
    approveWriteOffWmt: { post: '/write-off-wmt/{idWriteOff}/approve', selected: 'approveWriteOffsWmt' },
    rejectWriteOffWmt: {
      post: '/write-off-wmt/{idWriteOff}/reject',
      body: ['note'],
      selected: 'rejectWriteOffsWmt',
    },
  },
})
