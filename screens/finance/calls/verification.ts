import { defineCalls } from '../../../schemas/index.ts'

/** Why an order is not shipped. */
const invalidation = ['reason', 'note?']

export default defineCalls({
  base: '/api/finance',
  of: 'queuedOrder',
  calls: {
    verificationQueues: { grid: '/order-verification/grid', many: 'verificationQueue' },
    takeNextQueued: { post: '/order-verification/{queueId}/take-next', one: 'takenQueuedOrder' },
    queueRules: { get: '/settings/order-verification-management/rules', many: 'choice' },
    queueOwners: { get: '/settings/order-verification-management/owners', many: 'choice' },
    managedQueues: { grid: '/settings/order-verification-management/grid', many: 'verificationQueue' },
    addQueue: {
      post: '/settings/order-verification-management',
      body: ['name', 'rule', 'threshold?', 'parcels?', 'owner', 'active'],
    },
    changeQueue: {
      put: '/settings/order-verification-management/{idQueue}',
      body: ['name', 'rule', 'threshold?', 'parcels?', 'owner'],
    },
    deactivateQueue: { post: '/settings/order-verification-management/{idQueue}/deactivate' },
    activateQueue: { post: '/settings/order-verification-management/{idQueue}/activate' },
    verificationQueue: { get: '/order-verification/{queueId}', one: 'verificationQueue' },
    verificationReasons: { get: '/order-verification/reasons', many: 'choice' },
    queuedOrders: { grid: '/order-verification/{queueId}/grid', totals: true, counts: true, sums: true },
    takeQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/take', selected: 'takeQueuedOrders' },
    takeOverQueuedOrder: {
      post: '/order-verification/{queueId}/{orderNr}/take-over',
      selected: 'takeOverQueuedOrders',
    },
    verifyQueuedOrder: {
      post: '/order-verification/{queueId}/{orderNr}/verify',
      selected: 'verifyQueuedOrders',
    },
    invalidateQueuedOrder: {
      post: '/order-verification/{queueId}/{orderNr}/invalidate',
      body: invalidation,
      selected: 'invalidateQueuedOrders',
    },
    escalateQueuedOrder: {
      post: '/order-verification/{queueId}/{orderNr}/escalate',
      body: ['note'],
      selected: 'escalateQueuedOrders',
    },
    commentQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/comment', body: ['note'] },
    releaseQueuedOrder: {
      post: '/order-verification/{queueId}/{orderNr}/release',
      selected: 'releaseQueuedOrders',
    },
    queuedOrder: { get: '/order-verification/{queueId}/{orderNr}', one: 'queuedOrder' },
  },
})
