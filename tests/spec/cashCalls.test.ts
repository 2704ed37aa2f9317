import { expect, it } from 'vitest'
import { definitions } from '../support/screens.ts'

/** The GET calls of spec 2 §7.3, below /api/cash-reconciliation; an id bears the name that its screen gives it. */
const calls = [
  'collection-partner',
  ...['payments', 'paymentsQueue', 'packages', 'transactionList', 'transactionsLists'].map(ofPartners),
  ...['financeDashboard', 'accountStatement', 'currentBalanceDashboard'].map(ofPartners),
  ...['bank-account-list/payments', 'bank-account-list/paymentsQueue'],
  ...['collection-partner-navision', 'collection-partner-navision/payments'],
  ...['payment', 'transfer', 'transactionList'].map(use => `collectionAdjustments/${use}`),
  ...['payment-status/0', 'payment-status/1', 'transfer-status/0', 'transfer-status/1'],
  ...['reallocation-status', 'package-status', 'settings/cpmt_max_month_per_export'],
  ...['reasons/type/AdjustmentReason', 'reasons/type/RejectionReason'],
  ...['transaction-types', 'transaction-types/manual', 'transaction-types/automatic/true'],
  'transaction-list-info/{paymentId}',
  'transaction-list-info/select/payment/{paymentId}',
  'transaction-list-info/select/transfer/{transferId}',
  'transaction-list-info/select/reallocation/{reallocationId}',
  ...['payment/{paymentId}', 'transfer/{transferId}', 'reallocation/{reallocationId}'],
  'transaction-list-transfer-info/{transferId}',
  'transaction-list-reallocation-info/{reallocationId}',
  ...['payment-method', 'payment-method/external', 'last-mile', 'collection-partner-form-settings'],
  ...['collection-partner-relationship', 'collection-partner-relationship/transfers'],
  'collection-partner-transfers-navision/transfers',
]

const screens = definitions.filter(({ file }) => file.startsWith('screens/cashReconciliation/'))
const loads = new Map(
  screens.flatMap(({ screen }) =>
    Object.entries(screen.loads ?? {}).map(([name, { get }]) => [get, { name, screen }]),
  ),
)

it.each(calls)('GET %s is among the calls of the screen, and used on it (§7.3)', call => {
  const found = loads.get(`/api/cash-reconciliation/${call}`)
  if (!found) throw new Error(`No screen of the area asks for ${call}.`)
  const { name, screen } = found
  // A step that cannot go on without a load may show nothing of it.
  const leads = screen.loads?.[name]?.onError.go !== undefined
  expect(leads || JSON.stringify(screen.body).includes(name)).toBe(true)
})

function ofPartners(use: string): string {
  return `collection-partner/${use}`
}
