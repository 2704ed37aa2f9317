import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/cs',
  of: 'verification',
  calls: {
    invalidOrders: { grid: '/invalid/grid', totals: true },
    reopenOrder: { post: '/invalid/{orderNr}/reopen', body: ['note'] },
    invalidityReasons: { get: '/verification/reasons', many: 'choice' },
    ordersToVerify: { grid: '/verification/grid', counts: true },
    takeOrder: { post: '/verification/{orderNr}/take', one: 'takenOrder' },
    noteNotReached: { post: '/verification/{orderNr}/not-reached', body: ['callAt?', 'note?'] },
    invalidateOrder: { post: '/verification/{orderNr}/invalidate', body: ['reason', 'note?'] },
    sendVerificationLink: { post: '/verification/{orderNr}/link' },
    releaseOrder: { post: '/verification/{orderNr}/release' },
    takeNextOrder: { post: '/verification/take-next', one: 'takenOrder' },
    orderToVerify: { get: '/verification/{orderNr}', one: 'verification' },
    confirmOrder: { post: '/verification/{orderNr}/confirm' },
  },
})
