import { blockKinds } from '../../runtime/kinds/blocks/blockKinds.ts'
import { kindParts } from '../../runtime/kinds/blocks/grid/optionalParts.ts'
import { cellKinds } from '../../runtime/kinds/cells/cellKinds.ts'
import { filterKinds } from '../../runtime/kinds/filters/filterKinds.ts'
import { type Kinds } from '../../runtime/kinds/kinds.ts'
import { lazy } from '../../runtime/shell/calls/lazy.ts'
import { customBlockKinds } from '../kinds/customBlockKinds.ts'

/** All kinds of this console, by name. */
export const kinds: Kinds = {
  blocks: { ...blockKinds, ...customBlockKinds },
  cells: cellKinds,
  fields: lazy(
    () => import('../kinds/customFieldKinds.ts'),
    ({ customFieldKinds }) => customFieldKinds,
  ),
  filters: filterKinds,
  parts: kindParts,
}
