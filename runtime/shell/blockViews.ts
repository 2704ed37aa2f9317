import { type ComponentType, lazy } from 'react'
import { type BlockKind } from '../../schemas/index.ts'
import { type CompiledBlock } from '../core/compile/compiled.ts'
import { type BlockKinds } from '../kinds/kinds.ts'

type BlockView = ComponentType<{ block: CompiledBlock }>

/** One component per entry of the table: another one would mount the block anew. */
const views = new WeakMap<BlockKinds[BlockKind], BlockView>()

/**
 * Fetches the kinds of a body, those inside tabs too. After it, `blockView` gives them without suspending: a new
 * Suspense boundary would show its fallback, and React keeps a fallback for 300 ms.
 */
export async function fetchKinds(blocks: BlockKinds, body: readonly CompiledBlock[]): Promise<void> {
  const kinds = new Set(kindsIn(body))
  await Promise.all(
    [...kinds].map(async kind => {
      const { View } = await blocks[kind]()
      if (!views.has(blocks[kind])) views.set(blocks[kind], ofAnyBlock(View))
    }),
  )
}

/** The component of a block kind; it suspends when nobody has fetched the kind before. */
export function blockView(blocks: BlockKinds, kind: BlockKind): BlockView {
  const fetchKind = blocks[kind]
  const known = views.get(fetchKind)
  if (known) return known
  const view: BlockView = lazy(async () => ({ default: ofAnyBlock((await fetchKind()).View) }))
  views.set(fetchKind, view)
  return view
}

/** A view is only ever given blocks of the kind under which it stands in the total table; the union hides that. */
function ofAnyBlock(view: unknown): BlockView {
  return view as BlockView
}

function kindsIn(body: readonly CompiledBlock[]): BlockKind[] {
  return body.flatMap(block => [
    block.kind,
    ...(block.kind === 'tabs' ? block.tabs.flatMap(tab => kindsIn(tab.body)) : []),
  ])
}
