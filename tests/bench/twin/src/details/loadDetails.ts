import { redirect } from 'react-router'
import { dataOf, failureText, get } from '../api.ts'
import { type Option } from '../refunds/loadRefunds.ts'
import { showToast } from '../toasts/toasts.ts'

export type { Option }
export type RefundRecord = Readonly<Record<string, unknown>>

export interface RefundDetails {
  readonly refund: RefundRecord | undefined
  readonly customer: RefundRecord | undefined
  readonly account: RefundRecord | undefined
  readonly balance: RefundRecord | undefined
  readonly gesture: RefundRecord | undefined
  /** Bank accounts of the currency of the refund. */
  readonly accounts: readonly Option[]
}

/** Everything that is known of a refund, side by side. Without the refund itself the error screen opens. */
export async function loadDetails(idRefund: string, signal: AbortSignal): Promise<RefundDetails> {
  const details = '/api/finance/refunds/details'
  const [refund, customer, account, balance, gesture, accounts] = await Promise.all([
    load(`/api/finance/refunds/${idRefund}`, signal).then(loaded => {
      if (loaded.failed) throw redirect('/error')
      return loaded
    }),
    load(`${details}/customer-details/${idRefund}`, signal),
    load(`${details}/account-details/${idRefund}`, signal),
    load(`${details}/balance-sheet/${idRefund}`, signal),
    load(`${details}/commercial-gesture/${idRefund}`, signal),
    loadAccounts(idRefund, signal),
  ])
  return {
    refund: refund.record,
    customer: customer.record,
    account: account.record,
    balance: balance.record,
    gesture: gesture.record,
    accounts,
  }
}

async function loadAccounts(idRefund: string, signal: AbortSignal): Promise<readonly Option[]> {
  const reply = await get(`/api/finance/refunds-bank-accounts/list?refund=${idRefund}`, signal)
  if (!reply.ok && !reply.handled) showToast('error', failureText(reply.data, 'An error occurred!'))
  const list = reply.ok ? dataOf(reply.data) : []
  return Array.isArray(list)
    ? list.map(({ idBankAccount, label }) => ({ value: String(idBankAccount), label: String(label) }))
    : []
}

async function load(
  path: string,
  signal: AbortSignal,
): Promise<{ record: RefundRecord | undefined; failed: boolean }> {
  const reply = await get(path, signal)
  if (!reply.ok) {
    if (!reply.handled) showToast('error', failureText(reply.data, 'An error occurred!'))
    return { record: undefined, failed: true }
  }
  const data = dataOf(reply.data)
  return { record: isRecord(data) ? data : undefined, failed: false }
}

function isRecord(value: unknown): value is RefundRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
