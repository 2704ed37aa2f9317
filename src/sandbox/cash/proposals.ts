import { createHash } from 'node:crypto'
import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { type Actor } from './documents.ts'
import { openTransactionsGrid } from './grids/transactions.ts'
import { createList, remainingOf } from './lists.ts'
import { type Amount, exactAmount, oldestFirst, sumOfSeveral } from './sumOfSeveral.ts'

/** How a proposal was found, the most certain first. */
const ways = { exact: exactAmount, sum: sumOfSeveral, oldest: oldestFirst } as const

/** Open transactions that are considered, the oldest first. */
const most = 5000

interface Proposal {
  /** Differs as soon as it is about other transactions. */
  readonly idProposal: string
  readonly method: keyof typeof ways
  readonly ids: readonly number[]
  readonly row: Readonly<Record<string, string | number>>
}

/** Fields of a proposal, as its grid shows them. */
export const proposalFields = [
  'idProposal',
  'method',
  'rowCount',
  'total',
  'difference',
  'currency',
  'oldestAt',
  'newestAt',
] as const

/** Open transactions that may match a document; empty when the document is closed. */
export function proposalsFor(db: DatabaseSync, document: DatabaseRow): Proposal[] {
  const remaining = remainingOf(db, document)
  if (!['approved', 'partial'].includes(String(document.status)) || remaining <= 0) return []
  const { table, scope } = openTransactionsGrid(document)
  const rows = rowsOf(
    db,
    `SELECT id, amount, at FROM ${table} WHERE ${scope} ORDER BY at, id LIMIT ${most}`,
  ).map(row => ({ id: Number(row.id), amount: Number(row.amount), at: String(row.at) }))
  const found = (['exact', 'sum', 'oldest'] as const).flatMap(method => {
    const chosen = ways[method](rows, remaining)
    return chosen.length === 0 ? [] : [proposal(method, chosen, remaining, String(document.currency))]
  })
  const known = found.map(({ ids }) => ids.join())
  return found.filter(({ ids }, at) => known.indexOf(ids.join()) === at)
}

/**
 * Makes a list of a proposal, and returns its id. Throws a Refusal (409) when the proposal has changed
 * meanwhile, and as `createList` does.
 */
export function acceptProposal(db: DatabaseSync, document: DatabaseRow, id: string, actor: Actor): number {
  const proposal = proposalsFor(db, document).find(({ idProposal }) => idProposal === id)
  if (!proposal)
    throw new Refusal(
      409,
      'The open transactions have changed. Check the proposals again. No list was created.',
    )
  return createList(db, document, { ids: [...proposal.ids] }, actor)
}

function proposal(
  method: Proposal['method'],
  chosen: readonly (Amount & { readonly at: string })[],
  remaining: number,
  currency: string,
): Proposal {
  const ids = chosen.map(({ id }) => id)
  const idProposal = `${method}-${createHash('sha256').update(ids.join()).digest('hex').slice(0, 12)}`
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0)
  const dates = chosen.map(({ at }) => at).toSorted()
  const row = {
    idProposal,
    method,
    rowCount: ids.length,
    total: total / 100,
    difference: (remaining - total) / 100,
    currency,
    oldestAt: dates[0] ?? '',
    newestAt: dates.at(-1) ?? '',
  }
  return { idProposal, method, ids, row }
}
