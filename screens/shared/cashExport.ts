import { type BlockOf, type Load } from '../../schemas/index.ts'

/** How many months an export may span (spec 2 §9); the server holds it to that. */
export const exportLimit: Load = {
  get: '/api/cash-reconciliation/settings/cpmt_max_month_per_export',
  select: 'data',
  onError: { toast: 'server' },
}

/** Says so, of the load `exportLimit`. */
export const exportNote = {
  kind: 'text',
  text: 'An export spans {exportLimit} months at most.',
  visible: { field: 'exportLimit', present: true },
} satisfies BlockOf<'text'>
