import { type BlockKinds } from '../../runtime/kinds/kinds.ts'
import { lazyKind } from '../../runtime/kinds/lazyKind.ts'
import { type DomainBlockTable } from '../../schemas/index.ts'

/** The block kinds of this application, each in a chunk of its own. */
export const customBlockKinds: Pick<BlockKinds, keyof DomainBlockTable> = {
  ruleTest: lazyKind(() => import('./rules/ruleTestBlock.tsx')),
}
