import { type Operation } from './step.ts'

const base = '/api/cash-reconciliation'
const people = ['cash-reconciliation', 'finance-manager', 'admin'] as const

/** Amounts of a partner that are still to be matched, the greatest first. */
const openAmounts = `SELECT id, amount FROM cash_transactions
  WHERE partner_id = ? AND currency = ? AND counter = 0 AND status = 'open' ORDER BY amount DESC`

/** More than a payment or transfer has left, so that something is carried over when it is confirmed. */
const listMore: Operation = (sandbox, random) => {
  const document = sandbox.draw(
    random,
    `SELECT * FROM cash_documents d WHERE status IN ('approved', 'partial') AND kind <> 'reallocation' AND outstanding <
      (SELECT sum(amount) FROM cash_transactions t WHERE t.partner_id = d.partner_id AND t.currency = d.currency
         AND t.counter = 0 AND t.status = 'open' AND t.amount > 0)`,
  )
  if (!document) return undefined
  const ids: number[] = []
  let sum = 0
  for (const { id, amount } of sandbox.rows(
    openAmounts,
    Number(document.partner_id),
    String(document.currency),
  )) {
    if (sum > Number(document.outstanding)) break
    ids.push(Number(id))
    sum += Number(amount)
  }
  return {
    call: `POST ${base}/transaction-list-info/select/${document.kind}/${document.id}`,
    by: random.pick(people),
    body: { selection: { ids } },
    once: true,
  }
}

/** The excess is owed from then on: it is debited and credited to the same account. */
const carryOver: Operation = (sandbox, random) => {
  const list = sandbox.draw(
    random,
    `SELECT l.id, l.document_id, d.kind FROM cash_lists l JOIN cash_documents d ON d.id = l.document_id
     WHERE l.status = 'open' AND d.kind <> 'reallocation' AND d.status IN ('approved', 'partial') AND l.total > d.outstanding`,
  )
  return (
    list && {
      call: `POST ${base}/reconciliation/${list.kind}/${list.document_id}/${list.id}`,
      by: random.pick(people),
      body: { rest: 'keep' },
      once: true,
    }
  )
}

/** With how often each is drawn. */
export const largeListOperations: readonly (readonly [name: string, times: number, Operation])[] = [
  ['list more than a document has left', 4, listMore],
  ['carry over what a list has too much', 4, carryOver],
]
