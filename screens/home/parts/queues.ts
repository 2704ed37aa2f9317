import { type BlockDefinitionOf } from '../../../schemas/index.ts'
import { failedDocuments } from '../../shared/queues.ts'

type Queues = BlockDefinitionOf<'tiles'>

export const refundQueues = {
  kind: 'tiles',
  heading: 'Refunds and returns',
  call: 'workQueue',
  tiles: [
    {
      label: 'Refunds to check',
      to: 'finance-refunds',
      query: { status: 'pending' },
      path: { queue: 'refunds-to-check' },
    },
    {
      label: 'Refunds to send',
      to: 'finance-refunds',
      query: { status: 'ready' },
      path: { queue: 'refunds-to-send' },
    },
    {
      label: 'Failed refunds',
      to: 'finance-refunds',
      query: { status: 'failed' },
      path: { queue: 'refunds-failed' },
    },
    {
      label: 'Refunds missing details',
      to: 'csr-refunds-pending-info',
      path: { queue: 'refunds-without-details' },
    },
    {
      label: 'Returns to inspect',
      to: 'rma',
      query: { status: 'received' },
      path: { queue: 'returns-to-inspect' },
    },
  ],
} as const satisfies Queues

export const orderQueues = {
  kind: 'tiles',
  heading: 'Orders',
  call: 'workQueue',
  tiles: [
    { label: 'Orders to verify', to: 'finance-order-verification', path: { queue: 'orders-to-verify' } },
    { label: 'Escalated orders', to: 'finance-order-verification', path: { queue: 'orders-escalated' } },
    { label: 'Taken by you to verify', to: 'finance-order-verification', path: { queue: 'orders-i-verify' } },
    {
      label: 'Orders to confirm',
      to: 'cs-verification',
      query: { status: ['waiting', 'callback'] },
      path: { queue: 'orders-to-confirm' },
    },
    {
      label: 'Taken by you to call',
      to: 'cs-verification',
      query: { status: 'calling' },
      path: { queue: 'orders-i-call' },
    },
  ],
} as const satisfies Queues

export const financeQueues = {
  kind: 'tiles',
  heading: 'Write-offs and invoices',
  call: 'workQueue',
  tiles: [
    { label: 'Pending write-offs', to: 'finance-write-off', path: { queue: 'write-offs' } },
    { label: 'Pending write-offs WMT', to: 'finance-write-off-wmt', path: { queue: 'write-offs-wmt' } },
    {
      label: 'Write-offs to approve',
      to: 'finance-write-off-approval',
      path: { queue: 'write-off-approvals' },
    },
    { label: 'Invoices to approve', to: 'finance-pending-invoices', path: { queue: 'invoices' } },
    failedDocuments,
  ],
} as const satisfies Queues

export const cashQueues = {
  kind: 'tiles',
  heading: 'Cash reconciliation',
  call: 'workQueue',
  tiles: [
    {
      label: 'Payments to approve',
      to: 'cash-reconciliation-payments-queue',
      path: { queue: 'payments-to-approve' },
    },
    {
      label: 'Payments to reconcile',
      to: 'cash-reconciliation-payments',
      query: { status: ['approved', 'partial'] },
      path: { queue: 'payments-to-reconcile' },
    },
    {
      label: 'Transfers to approve',
      to: 'cash-reconciliation-transfers-queue',
      path: { queue: 'transfers-to-approve' },
    },
    {
      label: 'Transfers to reconcile',
      to: 'cash-reconciliation-transfers',
      query: { status: ['approved', 'partial'] },
      path: { queue: 'transfers-to-reconcile' },
    },
    {
      label: 'Transactions to approve',
      to: 'cash-reconciliation-transactions-queue',
      path: { queue: 'transactions-to-approve' },
    },
    {
      label: 'Packages to investigate',
      to: 'cash-reconciliation-troubleshooting',
      path: { queue: 'packages-in-trouble' },
    },
  ],
} as const satisfies Queues
