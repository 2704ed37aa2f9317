import { partnerFields } from '../../../../schemas/wire/cashSettings.ts'
import { type GridField, type GridTable } from '../../grid/gridTable.ts'

const changed = {
  status: { label: 'Status', sql: 'status', type: 'text' },
  changedBy: { label: 'Changed By', sql: 'changed_by', type: 'text' },
  changedAt: { label: 'Changed', sql: 'changed_at', type: 'date' },
  version: { label: 'Version', sql: 'version', type: 'number' },
} as const satisfies GridTable['fields']

/** The few rows of a setting have no index for every sort. */
function settingsGrid(
  table: string,
  sort: string,
  fields: Record<string, GridField>,
  reads: readonly string[] = [table],
): GridTable {
  return {
    table,
    reads,
    key: 'id',
    sort: [sort, 'asc'],
    fields: { id: { label: 'Id', sql: 'id', type: 'number' }, ...fields, ...changed },
  }
}

const text = (label: string, sql: string): GridField => ({ label, sql, type: 'text' })
const number = (label: string, sql: string): GridField => ({ label, sql, type: 'number' })

export const methodsGrid = settingsGrid('cash_methods', 'name', {
  name: text('Name', 'name'),
  isExternal: number('External', 'is_external'),
  needsReceipt: number('Receipt', 'needs_receipt'),
  payments: number('Payments', '(SELECT count(*) FROM cash_documents d WHERE d.method_id = cash_methods.id)'),
})

export const cashBankAccountsGrid = settingsGrid('cash_bank_accounts', 'name', {
  name: text('Name', 'name'),
  bankName: text('Bank', 'bank_name'),
  iban: text('IBAN', 'iban'),
  currency: text('Currency', 'currency'),
  navisionAccount: text('Navision Account', 'navision_account'),
  payments: number(
    'Payments',
    '(SELECT count(*) FROM cash_documents d WHERE d.bank_account_id = cash_bank_accounts.id)',
  ),
})

export const typesGrid = settingsGrid('cash_types', 'name', {
  code: text('Code', 'code'),
  name: text('Name', 'name'),
  direction: text('Direction', 'direction'),
  mode: text('Mode', 'mode'),
  approvalLimit: {
    label: 'Second Person Above',
    sql: "iif(mode = 'manual', approval_limit, NULL)",
    type: 'money',
  },
  limitBy: text('Limit Set By', 'limit_by'),
  transactions: number(
    'Transactions',
    '(SELECT count(*) FROM cash_transactions t WHERE t.type = cash_types.code)',
  ),
})

export const reasonsGrid = settingsGrid('cash_reasons', 'type', {
  type: text('Type', 'type'),
  name: text('Name', 'name'),
})

/** Which fields each type of partner needs. */
export const partnerFormsGrid: GridTable = {
  table: 'cash_partner_forms',
  key: 'id',
  sort: ['label', 'asc'],
  fields: {
    id: number('Id', 'id'),
    type: text('Type', 'type'),
    label: text('Label', 'label'),
    ...Object.fromEntries(
      Object.entries(partnerFields).map(([name, { label }]) => [
        name,
        text(label, `coalesce(fields ->> '${name}', 'none')`),
      ]),
    ),
    changedBy: changed.changedBy,
    changedAt: changed.changedAt,
    version: changed.version,
  },
}

export const partnersGrid: GridTable = settingsGrid('cash_partners', 'name', {
  code: text('Code', 'code'),
  name: text('Name', 'name'),
  partnerType: text('Type', 'type'),
  navisionCode: text('Navision Code', 'navision_code'),
  ...Object.fromEntries(
    Object.entries(partnerFields).map(([name, { label }]) => [name, text(label, `(details ->> '${name}')`)]),
  ),
  balance: text(
    'Balance',
    `(SELECT group_concat(printf('%,.2f %s', balance / 100.0, currency), ', ') FROM cash_balances b WHERE b.partner_id = cash_partners.id)`,
  ),
})

/** Who may move money to whom. */
export const relationshipsGrid: GridTable = settingsGrid(
  `(SELECT r.*, p.name AS from_partner, q.name AS to_partner FROM cash_relationships r
    JOIN cash_partners p ON p.id = r.from_id JOIN cash_partners q ON q.id = r.to_id) AS cash_rows`,
  'fromPartner',
  {
    fromId: number('From Id', 'from_id'),
    fromPartner: text('From', 'from_partner'),
    toId: number('To Id', 'to_id'),
    toPartner: text('To', 'to_partner'),
  },
  ['cash_relationships', 'cash_partners'],
)
