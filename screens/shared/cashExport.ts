import { type BlockOf, type Load } from '../../schemas/index.ts'

/** How many months an export may span (spec 2 §9); the server holds it to that. */
export const exportLimit: Load = {
  get: '/api/cash-reconciliation/settings/cpmt_max_month_per_export',
  onError: { toast: 'server', value: {} },
}

/** Says so, of the load `exportLimit`. */
export const exportNote = {
  kind: 'text',
  text: 'An export spans {exportLimit.data} months at most.',
  visible: { field: 'exportLimit.data', present: true },
} satisfies BlockOf<'text'>
