import Upload from 'lucide-react/icons/upload'
import { lazy, Suspense, useState } from 'react'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../../shell/ErrorBoundary.tsx'
import { useSidePanel } from '../../../../shell/panels/useSidePanel.tsx'
import { Button } from '../../../../ui/Button.tsx'

const ImportFlow = lazy(async () => ({
  default: (await chunk(() => import('./ImportFlow.tsx'))).ImportFlow,
}))

/** Absent if the grid has no import. `onImported` is called after success only. */
export function ImportButton({ grid, onImported }: { grid: CompiledGrid; onImported: () => void }) {
  const panel = useSidePanel()
  const [asked, setAsked] = useState(false)
  if (!grid.import) return null
  return (
    <>
      <Button
        icon={<Upload aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={panel.open}
        onClick={() => {
          setAsked(true)
          panel.show()
        }}
      >
        {grid.import.header}
      </Button>
      {asked && (
        <ErrorBoundary>
          <Suspense>
            <ImportFlow definition={grid.import} panel={panel} onImported={onImported} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
