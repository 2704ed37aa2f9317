import { type BlockDefinitionOf, type LoadDefinition } from '../../../schemas/index.ts'

/** How many months an export may span (spec 2 §9); the server holds it to that. */
export const exportLimit: LoadDefinition = 'monthsPerExport'

/** Says so, of the load `exportLimit`. */
export const exportNote = {
  kind: 'text',
  text: 'An export covers at most {exportLimit} months.',
  visible: { exportLimit: { present: true } },
} satisfies BlockDefinitionOf<'text'>
