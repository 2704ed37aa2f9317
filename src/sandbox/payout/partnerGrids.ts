import { daysSince } from '../clock/daysSince.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { isOpen } from './tables.ts'

/** POST /api/payout/partners/grid; too few rows to need an index for every sort. */
export const payoutPartnersGrid: GridTable = {
  table: 'payout_partners',
  reads: ['payout_partners', 'payouts', 'payout_partner_changes', 'payout_methods'],
  key: 'id',
  sort: ['name', 'asc'],
  fields: {
    idPartner: { label: 'Id', sql: 'id', type: 'number' },
    name: { label: 'Partner', sql: 'name', type: 'text' },
    type: { label: 'Type', sql: 'type', type: 'text' },
    country: { label: 'Country', sql: 'country', type: 'text' },
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    email: { label: 'Email', sql: 'email', type: 'text' },
    commission: { label: 'Commission (%)', sql: 'commission / 100.0', type: 'number' },
    method: { label: 'Method Alias', sql: 'method', type: 'text' },
    methodLabel: {
      label: 'Method',
      sql: '(SELECT m.display_name FROM payout_methods m WHERE m.alias = payout_partners.method)',
      type: 'text',
    },
    termDays: { label: 'Term (Days)', sql: 'term_days', type: 'number' },
    holder: { label: 'Account Holder', sql: 'holder', type: 'text' },
    bankName: { label: 'Bank', sql: 'bank_name', type: 'text' },
    iban: { label: 'IBAN', sql: 'iban', type: 'text' },
    bic: { label: 'BIC', sql: 'bic', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'text' },
    owed: {
      label: 'Owed',
      sql: `(SELECT coalesce(sum(p.net), 0) FROM payouts p WHERE p.partner_id = payout_partners.id
        AND p.status ${isOpen})`,
      type: 'money',
    },
    idChange: {
      label: 'Waiting Change',
      sql: "(SELECT c.id FROM payout_partner_changes c WHERE c.partner_id = payout_partners.id AND c.status = 'waiting')",
      type: 'number',
    },
    updatedBy: { label: 'Changed By', sql: 'updated_by', type: 'text' },
    updatedAt: { label: 'Changed', sql: 'updated_at', type: 'date' },
    version: { label: 'Version', sql: 'version', type: 'number' },
  },
}

/** POST /api/payout/partners-queue/grid: proposed changes of partner data; `user` is the viewer. */
export const partnerChangesGrid = (user: string): GridTable => ({
  table: 'payout_partner_changes',
  key: 'id',
  sort: ['proposedAt', 'desc'],
  fields: {
    idChange: { label: 'Change', sql: 'id', type: 'number' },
    idPartner: { label: 'Partner Id', sql: 'partner_id', type: 'number' },
    partnerName: { label: 'Partner', sql: 'partner_name', type: 'text' },
    fields: { label: 'Fields', sql: 'fields', type: 'text' },
    before: { label: 'Old', sql: said('before'), type: 'text' },
    after: { label: 'New', sql: said('after'), type: 'text' },
    why: { label: 'Reason', sql: 'why', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'text' },
    proposedBy: { label: 'Proposed By', sql: 'proposed_by', type: 'text' },
    proposedAt: { label: 'Proposed', sql: 'proposed_at', type: 'date' },
    ageDays: { label: 'Age (Days)', sql: daysSince('proposed_at'), type: 'number' },
    decidedBy: { label: 'Decided By', sql: 'decided_by', type: 'text' },
    decidedAt: { label: 'Decided', sql: 'decided_at', type: 'date' },
    note: { label: 'Note', sql: 'note', type: 'text' },
    blocked: { label: 'Blocked By', sql: ownChange(user).blocked, type: 'text' },
    own: { label: 'Own', sql: ownChange(user).own, type: 'text' },
  },
})

/** SQL of why a user cannot decide about a change, and of whether it is the user's own, who alone can withdraw it. */
export function ownChange(user: string) {
  const own = `proposed_by = '${user.replaceAll("'", "''")}'`
  return {
    blocked: `iif(status = 'waiting' AND ${own}, 'You proposed this yourself. Someone else must decide it.', NULL)`,
    own: `iif(${own}, 'yes', 'no')`,
  }
}

/** The values of a change, one after the other. */
function said(column: 'before' | 'after'): string {
  return `(SELECT group_concat(iif(value = '', '-', value), ' · ') FROM json_each(payout_partner_changes.${column}))`
}

/** POST /api/payout/settings/payout-methods/grid */
export const payoutMethodsGrid: GridTable = {
  table: 'payout_methods',
  reads: ['payout_methods', 'payout_partners'],
  key: 'id',
  sort: ['displayName', 'asc'],
  fields: {
    idPayoutMethod: { label: 'Id', sql: 'id', type: 'number' },
    displayName: { label: 'Method', sql: 'display_name', type: 'text' },
    alias: { label: 'Alias', sql: 'alias', type: 'text' },
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    automatic: { label: 'Automatic', sql: 'automatic', type: 'number' },
    needsIban: { label: 'Needs IBAN', sql: 'needs_iban', type: 'number' },
    minimum: { label: 'Minimum', sql: 'minimum', type: 'money' },
    workingDays: { label: 'Working Days', sql: 'working_days', type: 'number' },
    partners: {
      label: 'Partners',
      sql: '(SELECT count(*) FROM payout_partners p WHERE p.method = payout_methods.alias)',
      type: 'number',
    },
    status: { label: 'Status', sql: 'status', type: 'text' },
    changedBy: { label: 'Changed By', sql: 'changed_by', type: 'text' },
    changedAt: { label: 'Changed', sql: 'changed_at', type: 'date' },
    version: { label: 'Version', sql: 'version', type: 'number' },
  },
}
