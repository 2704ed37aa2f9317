import { blockKinds } from '../../runtime/kinds/blocks/blockKinds.ts'
import { cellKinds } from '../../runtime/kinds/cells/cellKinds.ts'
import { filterKinds } from '../../runtime/kinds/filters/filterKinds.ts'
import { kindParts } from '../../runtime/kinds/kindParts.ts'
import { type Kinds } from '../../runtime/kinds/kinds.ts'
import { late } from '../../runtime/shell/calls/late.ts'
import { ownBlockKinds } from '../kinds/ownBlockKinds.ts'

/** Every word that this console understands, with its implementation. */
export const kinds: Kinds = {
  blocks: { ...blockKinds, ...ownBlockKinds },
  cells: cellKinds,
  fields: late(
    () => import('../kinds/ownFieldKinds.ts'),
    ({ ownFieldKinds }) => ownFieldKinds,
  ),
  filters: filterKinds,
  parts: kindParts,
}
