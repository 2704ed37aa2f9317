import { type ReactElement, Suspense } from 'react'
import { type CompiledBlock } from '../core/compile/compiled.ts'
import { holds } from '../core/loads/condition.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { blockView } from './blockViews.ts'
import { useRuntime } from './RuntimeContext.tsx'
import { SafeArea } from './SafeArea.tsx'
import { useScreen } from './screen/ScreenContext.tsx'

/** Draws one block of a screen by its kind. A block that breaks shows its own failure; its neighbours stay. */
export function BlockSlot({ block }: { block: CompiledBlock }): ReactElement | null {
  const { kinds } = useRuntime()
  const { loads } = useScreen()
  if ('visible' in block && block.visible && !holds(block.visible, loads)) return null
  const View = blockView(kinds.blocks, block.kind)
  return (
    <SafeArea>
      <Suspense fallback={<Spinner />}>
        <View block={block} />
      </Suspense>
    </SafeArea>
  )
}
