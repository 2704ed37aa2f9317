import { daysSince } from '../../clock/daysSince.ts'
import { type GridTable } from '../../grid/gridTable.ts'
import { requestKinds } from '../cashStatuses.ts'

const what = `CASE r.kind ${Object.entries(requestKinds)
  .map(([kind, label]) => `WHEN '${kind}' THEN '${label}'`)
  .join(' ')} END`

/** Requests for approval, pending and decided; `user` is the viewer. */
export function requestsGrid(user: string): GridTable {
  const own = `created_by = '${user.replaceAll("'", "''")}'`
  return {
    table: `(SELECT r.*, ${what} AS what, p.name AS partner, d.kind AS document_kind, y.name AS type_name,
        k.package_nr, coalesce(d.reference, k.package_nr, y.name) AS about
      FROM cash_requests r JOIN cash_partners p ON p.id = r.partner_id LEFT JOIN cash_documents d ON d.id = r.document_id
        LEFT JOIN cash_packages k ON k.id = r.package_id LEFT JOIN cash_types y ON y.code = r.type) AS cash_rows`,
    reads: ['cash_requests', 'cash_partners', 'cash_documents', 'cash_packages', 'cash_types'],
    key: 'id',
    sort: ['createdAt', 'asc'],
    fields: {
      id: { label: 'Request', sql: 'id', type: 'number' },
      kind: { label: 'Kind', sql: 'kind', type: 'text' },
      what: { label: 'Kind', sql: 'what', type: 'text' },
      about: { label: 'About', sql: 'about', type: 'text' },
      partnerId: { label: 'Partner Id', sql: 'partner_id', type: 'number' },
      partner: { label: 'Partner', sql: 'partner', type: 'text' },
      typeName: { label: 'Type', sql: 'type_name', type: 'text' },
      packageNr: { label: 'Package', sql: 'package_nr', type: 'text' },
      amount: { label: 'Amount', sql: 'amount', type: 'money' },
      currency: { label: 'Currency', sql: 'currency', type: 'text' },
      reason: { label: 'Reason', sql: 'reason', type: 'text' },
      note: { label: 'Note', sql: 'note', type: 'text' },
      status: { label: 'Status', sql: 'status', type: 'text' },
      createdBy: { label: 'Asked By', sql: 'created_by', type: 'text' },
      createdAt: { label: 'Requested', sql: 'created_at', type: 'date' },
      ageDays: { label: 'Age (Days)', sql: daysSince('created_at'), type: 'number' },
      decidedBy: { label: 'Decided By', sql: 'decided_by', type: 'text' },
      decidedAt: { label: 'Decided', sql: 'decided_at', type: 'date' },
      rejection: { label: 'Rejection Reason', sql: 'rejection', type: 'text' },
      decisionNote: { label: 'Decision Note', sql: 'decision_note', type: 'text' },
      // Why the viewer cannot decide it, and whether the viewer can withdraw it.
      blocked: {
        label: 'Blocked By',
        sql: `iif(status = 'pending' AND ${own}, 'You requested this yourself. Someone else must decide it.', NULL)`,
        type: 'text',
      },
      own: { label: 'Own', sql: `iif(${own}, 'yes', 'no')`, type: 'text' },
      version: { label: 'Version', sql: 'version', type: 'number' },
    },
  }
}
