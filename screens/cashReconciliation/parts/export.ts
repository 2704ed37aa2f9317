import { type BlockOf, type LoadDefinition } from '../../../schemas/index.ts'

/** How many months an export may span (spec 2 §9); the server holds it to that. */
export const exportLimit: LoadDefinition = 'monthsPerExport'

/** Says so, of the load `exportLimit`. */
export const exportNote = {
  kind: 'text',
  text: 'An export spans {exportLimit} months at most.',
  visible: { field: 'exportLimit', present: true },
} satisfies BlockOf<'text'>
