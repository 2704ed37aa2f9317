import { lazy } from '../../../shell/calls/lazy.ts'
import { type KindPart } from '../../kinds.ts'

/** The sums below columns that have a total. */
export const gridTotals = {
  features: ['total'],
  part: lazy(() => import('../../../core/grid/totals.ts')),
}

/** The column with what can be done with each row. */
export const rowActions = {
  features: ['actions/row'],
  part: lazy(() => import('./actions/actionsColumn.tsx')),
}

/** What can be done with a grid as a whole, above its rows. */
export const screenActions = {
  features: ['actions/screen'],
  part: lazy(() => import('./actions/ActionButtons.tsx')),
}

/** Every part of a kind that only some definitions need, with the words that need it. */
export const kindParts: readonly KindPart[] = [gridTotals, rowActions, screenActions]
