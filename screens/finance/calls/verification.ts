import { defineCalls } from '../../../schemas/index.ts'
import { counting } from '../../shared/counting.ts'

/** Why an order is not shipped. */
const invalidation = ['reason', 'note?']

export default defineCalls({
  base: '/api/finance',
  of: 'queuedOrder',
  calls: {
    verificationQueues: { grid: '/order-verification/grid', many: 'verificationQueue' },
    takeNextQueued: { post: '/order-verification/{queueId}/take-next' },
    queueRules: { get: '/settings/order-verification-management/rules', many: 'choice' },
    queueOwners: { get: '/settings/order-verification-management/owners', many: 'choice' },
    managedQueues: { grid: '/settings/order-verification-management/grid', many: 'verificationQueue' },
    addQueue: {
      post: '/settings/order-verification-management',
      of: 'verificationQueue',
      body: ['name', 'rule', 'threshold?', 'parcels?', 'owner', 'active'],
    },
    changeQueue: {
      put: '/settings/order-verification-management/{idQueue}',
      version: true,
      of: 'verificationQueue',
      body: ['name', 'rule', 'threshold?', 'parcels?', 'owner'],
    },
    deactivateQueue: { post: '/settings/order-verification-management/{idQueue}/deactivate' },
    activateQueue: { post: '/settings/order-verification-management/{idQueue}/activate' },
    verificationQueue: { get: '/order-verification/{queueId}', one: 'verificationQueue' },
    verificationReasons: { get: '/order-verification/reasons', many: 'choice' },
    queuedOrders: { grid: '/order-verification/{queueId}/grid', many: 'queuedOrder' },
    countQueuedOrders: { post: '/order-verification/{queueId}/counts', ...counting, countOf: 'queuedOrders' },
    sumQueuedOrders: {
      post: '/order-verification/{queueId}/sum',
      one: 'selectionSum',
      selection: true,
      sumOf: 'queuedOrders',
    },
    takeQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/take' },
    takeOverQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/take-over' },
    verifyQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/verify' },
    invalidateQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/invalidate', body: invalidation },
    escalateQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/escalate', body: ['note'] },
    commentQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/comment', body: ['note'] },
    releaseQueuedOrder: { post: '/order-verification/{queueId}/{orderNr}/release' },
    takeQueuedOrders: { post: '/order-verification/{queueId}/take', selection: true },
    verifyQueuedOrders: { post: '/order-verification/{queueId}/verify', selection: true },
    invalidateQueuedOrders: {
      post: '/order-verification/{queueId}/invalidate',
      selection: true,
      body: invalidation,
    },
    escalateQueuedOrders: { post: '/order-verification/{queueId}/escalate', selection: true, body: ['note'] },
    releaseQueuedOrders: { post: '/order-verification/{queueId}/release', selection: true },
    takeOverQueuedOrders: {
      post: '/order-verification/{queueId}/take-over',
      selection: true,
      resource: 'finance_queue_administration',
    },
    queuedOrder: { get: '/order-verification/{queueId}/{orderNr}', one: 'queuedOrder' },
  },
})
