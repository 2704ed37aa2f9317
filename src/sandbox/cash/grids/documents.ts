import { daysSince } from '../../clock/daysSince.ts'
import { type GridTable } from '../../grid/gridTable.ts'
import { type DocumentKind } from '../cashStatuses.ts'

const rows = `(SELECT d.*, p.name AS partner, q.name AS to_partner, p.navision_code, q.navision_code AS to_navision_code,
    m.name AS method, b.name AS bank_account, r.id AS relationship_id
  FROM cash_documents d JOIN cash_partners p ON p.id = d.partner_id LEFT JOIN cash_partners q ON q.id = d.to_id
  LEFT JOIN cash_methods m ON m.id = d.method_id LEFT JOIN cash_bank_accounts b ON b.id = d.bank_account_id
  LEFT JOIN cash_relationships r ON r.from_id = d.partner_id AND r.to_id = d.to_id) AS cash_rows`

const fields = {
  id: { label: 'Id', sql: 'id', type: 'number' },
  reference: { label: 'Reference', sql: 'reference', type: 'text' },
  partnerId: { label: 'Partner Id', sql: 'partner_id', type: 'number' },
  partner: { label: 'Partner', sql: 'partner', type: 'text' },
  toId: { label: 'To Id', sql: 'to_id', type: 'number' },
  toPartner: { label: 'To', sql: 'to_partner', type: 'text' },
  navisionCode: { label: 'Navision Partner', sql: 'navision_code', type: 'text' },
  toNavisionCode: { label: 'Navision To', sql: 'to_navision_code', type: 'text' },
  relationship: { label: 'Relationship', sql: 'relationship_id', type: 'number' },
  methodId: { label: 'Method Id', sql: 'method_id', type: 'number' },
  method: { label: 'Method', sql: 'method', type: 'text' },
  bankAccountId: { label: 'Bank Account Id', sql: 'bank_account_id', type: 'number' },
  bankAccount: { label: 'Bank Account', sql: 'bank_account', type: 'text' },
  receipt: { label: 'Receipt', sql: 'receipt', type: 'text' },
  amount: { label: 'Amount', sql: 'amount', type: 'money' },
  currency: { label: 'Currency', sql: 'currency', type: 'text' },
  reconciled: { label: 'Reconciled', sql: 'reconciled', type: 'money' },
  outstanding: { label: 'Outstanding', sql: 'outstanding', type: 'money' },
  datedAt: { label: 'Date', sql: 'dated_at', type: 'date' },
  paidOn: { label: 'Day', sql: 'substr(dated_at, 1, 10)', type: 'text' },
  status: { label: 'Status', sql: 'status', type: 'text' },
  origin: { label: 'Origin', sql: 'origin', type: 'text' },
  createdBy: { label: 'Created By', sql: 'created_by', type: 'text' },
  createdAt: { label: 'Created', sql: 'created_at', type: 'date' },
  decidedBy: { label: 'Decided By', sql: 'decided_by', type: 'text' },
  decidedAt: { label: 'Decided', sql: 'decided_at', type: 'date' },
  ageDays: { label: 'Age (Days)', sql: daysSince('created_at'), type: 'number' },
  reason: { label: 'Reason', sql: 'reason', type: 'text' },
  note: { label: 'Note', sql: 'note', type: 'text' },
  version: { label: 'Version', sql: 'version', type: 'number' },
} as const satisfies GridTable['fields']

/** The documents of one kind: those of the approval queue, or those that are through it. */
export function documentsGrid(kind: DocumentKind, queued: boolean): GridTable {
  return {
    table: rows,
    reads: ['cash_documents', 'cash_partners', 'cash_methods', 'cash_bank_accounts', 'cash_relationships'],
    scope: `kind = '${kind}' AND status ${queued ? 'IN' : 'NOT IN'} ('pending', 'rejected')`,
    key: 'id',
    sort: ['datedAt', queued ? 'asc' : 'desc'],
    fields,
  }
}

/** The approval queue for a user: `blocked` says why the author of a document does not decide it. */
export function queueGrid(kind: DocumentKind, user: string): GridTable {
  const table = documentsGrid(kind, true)
  const writer = `coalesce((SELECT e.username FROM cash_events e WHERE e.document_id = cash_rows.id AND e.verb = 'changed'
    ORDER BY e.id DESC LIMIT 1), created_by)`
  const own = `${writer} = '${user.replaceAll("'", "''")}'`
  return {
    ...table,
    reads: [...(table.reads ?? []), 'cash_events'],
    fields: {
      ...table.fields,
      blocked: {
        label: 'Blocked By',
        sql: `iif(status = 'pending' AND ${own}, 'You created or changed this yourself. Someone else must decide it.', NULL)`,
        type: 'text',
      },
    },
  }
}

/** Those of the queue that wait: a selection of all means no other. */
export function waitingGrid(kind: DocumentKind): GridTable {
  return { ...documentsGrid(kind, true), scope: `kind = '${kind}' AND status = 'pending'` }
}

const lists = `(SELECT l.*, p.name AS partner, d.kind, d.reference FROM cash_lists l
  JOIN cash_partners p ON p.id = l.partner_id JOIN cash_documents d ON d.id = l.document_id) AS cash_rows`

/** Lists of transactions; undefined: of all documents. */
export function listsGrid(document?: number): GridTable {
  return {
    table: lists,
    reads: ['cash_lists', 'cash_partners', 'cash_documents'],
    ...(document === undefined ? {} : { scope: `document_id = ${Number(document)}` }),
    key: 'id',
    sort: ['createdAt', 'desc'],
    fields: {
      idList: { label: 'List', sql: 'id', type: 'number' },
      idDocument: { label: 'Document', sql: 'document_id', type: 'number' },
      kind: { label: 'Kind', sql: 'kind', type: 'text' },
      reference: { label: 'Reference', sql: 'reference', type: 'text' },
      partnerId: { label: 'Partner Id', sql: 'partner_id', type: 'number' },
      partner: { label: 'Partner', sql: 'partner', type: 'text' },
      total: { label: 'Total', sql: 'total', type: 'money' },
      adjusted: { label: 'Adjusted', sql: 'adjusted', type: 'money' },
      currency: { label: 'Currency', sql: 'currency', type: 'text' },
      rowCount: { label: 'Transactions', sql: 'row_count', type: 'number' },
      status: { label: 'Status', sql: 'status', type: 'text' },
      createdBy: { label: 'Created By', sql: 'created_by', type: 'text' },
      createdAt: { label: 'Created', sql: 'created_at', type: 'date' },
      changedBy: { label: 'Changed By', sql: 'changed_by', type: 'text' },
      changedAt: { label: 'Changed', sql: 'changed_at', type: 'date' },
      ...Object.fromEntries(
        (['payment', 'transfer', 'reallocation'] as const).map(kind => [
          `${kind}Id`,
          { label: `${kind} Id`, sql: `iif(kind = '${kind}', document_id, NULL)`, type: 'number' } as const,
        ]),
      ),
    },
  }
}
