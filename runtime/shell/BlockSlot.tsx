import { type ComponentType, type ReactElement, Suspense } from 'react'
import { type CompiledBlock } from '../core/compile/compiled.ts'
import { factsOf, holds } from '../core/loads/condition.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { type Lazy } from './calls/lazy.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useMissingParts, useParts } from './neededParts.ts'
import { useRuntime } from './RuntimeContext.tsx'
import { useScreen } from './screen/ScreenContext.tsx'
import { useViewer } from './session/useViewer.ts'

/** Draws a block by its kind. A block that throws shows its own error; other blocks are unaffected. */
export function BlockSlot({ block }: { block: CompiledBlock }): ReactElement | null {
  const { kinds } = useRuntime()
  const facts = factsOf(useScreen())
  const viewer = useViewer()
  const missing = useMissingParts(kinds, block)
  if ('visible' in block && block.visible && !holds(block.visible, facts, viewer)) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner />}>
        {missing.length > 0 ? <LateBlock block={block} parts={missing} /> : <BlockView block={block} />}
      </Suspense>
    </ErrorBoundary>
  )
}

/** Waits for chunks that are not loaded yet; those of a screen load with it. */
function LateBlock({ block, parts }: { block: CompiledBlock; parts: readonly Lazy<unknown>[] }) {
  useParts(parts)
  return <BlockView block={block} />
}

function BlockView({ block }: { block: CompiledBlock }): ReactElement | null {
  const View = viewOf(useRuntime().kinds.blocks[block.kind].value?.View)
  return View ? <View block={block} /> : null
}

/** A view only gets blocks of its own kind; the union type of the table hides that. */
function viewOf(view: unknown): ComponentType<{ block: CompiledBlock }> | undefined {
  return view as ComponentType<{ block: CompiledBlock }> | undefined
}
