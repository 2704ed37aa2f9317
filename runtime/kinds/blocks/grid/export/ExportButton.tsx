import { Download } from 'lucide-react'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useLock } from '../../../../shell/useLock.ts'
import { Button } from '../../../../ui/Button.tsx'
import { exportRows } from './exportRows.ts'

/** Milliseconds for which the button is locked after a click, and until the reply (spec 1 §4, §9). */
const LOCK = 5000

/** Asks for a report of all rows of the filters; absent when the grid has no export. */
export function ExportButton({ grid, state }: { grid: CompiledGrid; state: GridState }) {
  const runtime = useRuntime()
  const { locked, run } = useLock(LOCK)
  if (!grid.export) return null
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      aria-disabled={locked || undefined}
      onClick={() => run(() => exportRows(runtime, grid, state))}
    >
      {grid.export.title}
    </Button>
  )
}
