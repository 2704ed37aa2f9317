import { redirect } from 'react-router'
import {
  type RefundMethod,
  type RefundMethodListReply,
  readRefundMethod,
} from '../../../../../schemas/wire/refundMethod.ts'
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
  readonly lists: AccountLists
}

/** What the account form offers. */
export interface AccountLists {
  /** None: the list cannot be used. */
  readonly methods: readonly RefundMethod[]
  readonly types: readonly string[]
  readonly banks: readonly string[]
  readonly replaceAllowed: boolean
}

/** Everything that is known of a refund, side by side. Without the refund itself the error screen opens. */
export async function loadDetails(idRefund: string, signal: AbortSignal): Promise<RefundDetails> {
  const details = '/api/finance/refunds/details'
  const [refund, customer, account, balance, gesture, accounts, lists] = await Promise.all([
    load(`/api/finance/refunds/${idRefund}`, signal).then(loaded => {
      if (loaded.failed) throw redirect('/error')
      return loaded
    }),
    load(`${details}/customer-details/${idRefund}`, signal),
    load(`${details}/account-details/${idRefund}`, signal),
    load(`${details}/balance-sheet/${idRefund}`, signal),
    load(`${details}/commercial-gesture/${idRefund}`, signal),
    loadAccounts(idRefund, signal),
    loadLists(signal),
  ])
  return {
    refund: refund.record,
    customer: customer.record,
    account: account.record,
    balance: balance.record,
    gesture: gesture.record,
    accounts,
    lists,
  }
}

/** Lists that hardly change: asked for once. */
const kept = new Map<string, unknown>()

async function loadLists(signal: AbortSignal): Promise<AccountLists> {
  const fetchData = async (path: string, keep: boolean) => {
    if (kept.has(path)) return kept.get(path)
    const reply = await get(path, signal)
    if (!reply.ok && !reply.handled) showToast('error', failureText(reply.data, 'An error occurred!'))
    if (!reply.ok) return []
    if (keep) kept.set(path, dataOf(reply.data))
    return dataOf(reply.data)
  }
  const [methods, types, banks, replaceAllowed] = await Promise.all([
    fetchData('/api/finance/refunds/methods/list', false),
    fetchData('/api/finance/refunds/account-details/type/list', true),
    fetchData('/api/finance/refunds/account-details/bank-info/list', true),
    fetchData('/api/finance/refunds/replace-allowed', false),
  ])
  return {
    methods: areMethods(methods) ? methods.map(readRefundMethod) : [],
    types: namesOf(types, 'type'),
    banks: namesOf(banks, 'bankName'),
    replaceAllowed: replaceAllowed === true,
  }
}

const keys = ['idRefundMethod', 'displayName', 'alias', 'availableFields']

function areMethods(list: unknown): list is RefundMethodListReply {
  return Array.isArray(list) && list.every(entry => isRecord(entry) && keys.every(key => key in entry))
}

function namesOf(list: unknown, key: string): readonly string[] {
  return Array.isArray(list) ? list.map(entry => String(entry[key])) : []
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
