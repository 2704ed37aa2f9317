import { lazy } from '../../../shell/calls/lazy.ts'
import { type KindPart } from '../../kinds.ts'

/** The sums below columns that have a total. */
export const gridTotals = {
  features: ['total'],
  part: lazy(() => import('../../../core/grid/totals.ts')),
}

/** The column of row actions. */
export const rowActions = {
  features: ['actions/row'],
  part: lazy(() => import('./actions/actionsColumn.tsx')),
}

/** The actions of a whole grid, above its rows. */
export const screenActions = {
  features: ['actions/screen'],
  part: lazy(() => import('./actions/ActionButtons.tsx')),
}

/** Parts of kinds that only some definitions need, with the features that need them. */
export const kindParts: readonly KindPart[] = [gridTotals, rowActions, screenActions]
