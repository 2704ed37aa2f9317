import { late } from '../../../shell/calls/lazy.ts'
import { type KindPart } from '../../kinds.ts'

/** The sums below columns that have a total. */
export const gridTotals = {
  words: ['total'],
  part: late(() => import('../../../core/grid/totals.ts')),
}

/** The column with what can be done with each row. */
export const rowActions = {
  words: ['actions/row'],
  part: late(() => import('./actions/actionsColumn.tsx')),
}

/** What can be done with a grid as a whole, above its rows. */
export const screenActions = {
  words: ['actions/screen'],
  part: late(() => import('./actions/ActionButtons.tsx')),
}

/** Every part of a kind that only some definitions need, with the words that need it. */
export const kindParts: readonly KindPart[] = [gridTotals, rowActions, screenActions]
