import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { type Selection } from './selection.ts'

/**
 * The selection as it is sent; `filter` are the terms that the rows of a selection of all match, `count` how many the user
 * was shown.
 */
export function wireSelection(
  selection: Selection,
  filter: readonly (readonly GridTerm[])[],
  count?: number,
): WireSelection {
  if (!selection.all) return { ids: [...selection.rows.keys()] }
  return {
    all: true,
    filter: filter.map(group => [...group]),
    except: [...selection.except],
    ...(count !== undefined && { count }),
  }
}
