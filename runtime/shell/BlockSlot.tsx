import { type ComponentType, type ReactElement, Suspense } from 'react'
import { type CompiledBlock } from '../core/compile/compiled.ts'
import { factsOf, holds } from '../core/loads/condition.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { type Lazy } from './calls/lazy.ts'
import { useMissingParts, useParts } from './neededParts.ts'
import { useRuntime } from './RuntimeContext.tsx'
import { SafeArea } from './SafeArea.tsx'
import { useScreen } from './screen/ScreenContext.tsx'

/** Draws one block of a screen by its kind. A block that breaks shows its own failure; its neighbours stay. */
export function BlockSlot({ block }: { block: CompiledBlock }): ReactElement | null {
  const { kinds } = useRuntime()
  const facts = factsOf(useScreen())
  const missing = useMissingParts(kinds, block)
  if ('visible' in block && block.visible && !holds(block.visible, facts)) return null
  return (
    <SafeArea>
      <Suspense fallback={<Spinner />}>
        {missing.length > 0 ? <LateBlock block={block} parts={missing} /> : <BlockView block={block} />}
      </Suspense>
    </SafeArea>
  )
}

/** Waits for parts of the script that are not loaded yet; those of a screen are loaded with it. */
function LateBlock({ block, parts }: { block: CompiledBlock; parts: readonly Lazy<unknown>[] }) {
  useParts(parts)
  return <BlockView block={block} />
}

function BlockView({ block }: { block: CompiledBlock }): ReactElement | null {
  const View = viewOf(useRuntime().kinds.blocks[block.kind].value?.View)
  return View ? <View block={block} /> : null
}

/** A view is only ever given blocks of the kind under which it stands in the total table; the union hides that. */
function viewOf(view: unknown): ComponentType<{ block: CompiledBlock }> | undefined {
  return view as ComponentType<{ block: CompiledBlock }> | undefined
}
