import { type GridTable } from '../grid/gridTable.ts'

/** POST /api/finance/refunds-bank-accounts/grid; too few rows to need an index for every sort. */
export const bankAccountsGrid: GridTable = {
  table: 'refund_bank_accounts',
  key: 'id',
  sort: ['name', 'asc'],
  fields: {
    idBankAccount: { label: 'Id', sql: 'id', type: 'number' },
    name: { label: 'Name', sql: 'name', type: 'text' },
    bankName: { label: 'Bank', sql: 'bank_name', type: 'text' },
    holder: { label: 'Holder', sql: 'holder', type: 'text' },
    iban: { label: 'IBAN', sql: 'iban', type: 'text' },
    bic: { label: 'BIC', sql: 'bic', type: 'text' },
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    dailyLimit: { label: 'Daily Limit', sql: 'daily_limit', type: 'money' },
    isDefault: { label: 'Default', sql: 'is_default', type: 'number' },
    status: { label: 'Status', sql: 'status', type: 'text' },
    refunds: {
      label: 'Refunds Sent',
      sql: '(SELECT count(*) FROM refunds r WHERE r.bank_account_id = refund_bank_accounts.id)',
      type: 'number',
    },
    updatedBy: { label: 'Changed By', sql: 'updated_by', type: 'text' },
    updatedAt: { label: 'Changed', sql: 'updated_at', type: 'date' },
    version: { label: 'Version', sql: 'version', type: 'number' },
  },
}
