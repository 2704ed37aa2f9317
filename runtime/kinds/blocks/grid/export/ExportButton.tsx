import Download from 'lucide-react/icons/download'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { messages } from '../../../../core/messages.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useLock } from '../../../../shell/useLock.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type GridAddress } from '../useGridState.ts'

/** Milliseconds for which the button is locked after a click, and until the reply (spec 1 §4, §9). */
const LOCK = 5000

/** Requests a report of all filtered rows; absent if the grid has no export. */
export function ExportButton({ grid, settle }: { grid: CompiledGrid } & Pick<GridAddress, 'settle'>) {
  const runtime = useRuntime()
  const { locked, running, run } = useLock(LOCK)
  if (!grid.export) return null
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      busy={running}
      aria-disabled={locked || undefined}
      onClick={() =>
        run(async () => {
          const state = settle()
          const part = await chunk(() => import('./exportRows.ts')).catch(() => undefined)
          if (!part) return runtime.toast({ type: 'error', text: messages.error })
          await part.exportRows(runtime, grid, state)
        })
      }
    >
      {grid.export.title}
    </Button>
  )
}
