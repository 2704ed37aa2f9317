import { type DatabaseRow } from '../../database/rows.ts'
import { type GridTable } from '../../grid/gridTable.ts'

const named = 't.*, p.name AS partner, p.navision_code, y.name AS type_name, y.mode, d.reference'
const joined = `cash_transactions t JOIN cash_partners p ON p.id = t.partner_id JOIN cash_types y ON y.code = t.type
  LEFT JOIN cash_documents d ON d.id = t.document_id`
const rows = `(SELECT ${named} FROM ${joined}) AS cash_rows`
const reads = ['cash_transactions', 'cash_partners', 'cash_types', 'cash_documents']

const fields = {
  idTransaction: { label: 'Transaction', sql: 'id', type: 'number' },
  partnerId: { label: 'Partner Id', sql: 'partner_id', type: 'number' },
  partner: { label: 'Partner', sql: 'partner', type: 'text' },
  navisionCode: { label: 'Navision Partner', sql: 'navision_code', type: 'text' },
  type: { label: 'Type Code', sql: 'type', type: 'text' },
  typeName: { label: 'Type', sql: 'type_name', type: 'text' },
  mode: { label: 'Mode', sql: 'mode', type: 'text' },
  packageNr: { label: 'Package', sql: 'package_nr', type: 'text' },
  orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
  amount: { label: 'Amount', sql: 'amount', type: 'money' },
  currency: { label: 'Currency', sql: 'currency', type: 'text' },
  at: { label: 'Date', sql: 'at', type: 'date' },
  ageDays: { label: 'Age (Days)', sql: 'age_days', type: 'number' },
  status: { label: 'Status', sql: 'status', type: 'text' },
  idList: { label: 'List', sql: 'list_id', type: 'number' },
  reference: { label: 'Reference', sql: 'reference', type: 'text' },
  idDocument: { label: 'Document', sql: 'document_id', type: 'number' },
  reason: { label: 'Reason', sql: 'reason', type: 'text' },
  note: { label: 'Note', sql: 'note', type: 'text' },
  createdBy: { label: 'Created By', sql: 'created_by', type: 'text' },
  approvedBy: { label: 'Approved By', sql: 'approved_by', type: 'text' },
} as const satisfies GridTable['fields']

/** Every movement of every partner. */
export const transactionsGrid: GridTable = {
  table: rows,
  reads,
  key: 'id',
  sort: ['at', 'desc'],
  fields,
}

/** What a document can be matched with: open transactions of its partner in its currency that no document has made itself. */
export function openTransactionsGrid({ partner_id, currency }: DatabaseRow): GridTable {
  return {
    ...transactionsGrid,
    scope: `partner_id = ${Number(partner_id)} AND currency = '${currencyOf(currency)}' AND status = 'open' AND counter = 0`,
    sort: ['at', 'asc'],
  }
}

/** The transactions of some lists, by their ids; what moved them elsewhere is not shown. */
export function listedTransactionsGrid(ids: readonly number[]): GridTable {
  return {
    ...transactionsGrid,
    scope: `list_id IN (${ids.map(Number).join(', ')}) AND counter = 0`,
    sort: ['at', 'asc'],
  }
}

/** The movements of a partner's account with what it owed after each; undefined: of all partners. */
export function statementGrid(partner: number | undefined): GridTable {
  return {
    ...transactionsGrid,
    ...(partner === undefined ? {} : { scope: `partner_id = ${Number(partner)}` }),
    fields: { ...fields, balance: { label: 'Balance', sql: 'balance', type: 'money' } },
  }
}

/** What a partner still has to pay, the oldest first; undefined: what all have. */
export function openBalanceGrid(partner: number | undefined): GridTable {
  const own = partner === undefined ? '' : ` AND partner_id = ${Number(partner)}`
  return { ...transactionsGrid, scope: `status <> 'reconciled' AND counter = 0${own}`, sort: ['at', 'asc'] }
}

/** A currency, safe to write into SQL. Throws for any other text, which would be a mistake of the code. */
function currencyOf(currency: unknown): string {
  const text = String(currency)
  if (!/^[A-Z]{3}$/.test(text)) throw new Error(`'${text}' is not a currency.`)
  return text
}
