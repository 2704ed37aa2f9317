import { late } from '../../../shell/calls/late.ts'

/** The column with what can be done with each row. */
export const rowActions = {
  words: ['actions/row'],
  part: late(() => import('./actions/actionsColumn.tsx')),
}
