import { useState } from 'react'
import { type CompiledImport } from '../../../../core/compile/compiled.ts'
import { type PanelState } from '../../../../shell/panels/useSidePanel.tsx'
import { ImportPanel } from './ImportPanel.tsx'
import { failedRows } from './inspectFile.ts'
import { type Refusal, RefusalDialog } from './RefusalDialog.tsx'
import { useSending } from './useSending.ts'

/**
 * The import from file selection to the server's reply. The file outlives the panel, so that nothing is lost
 * if the server refuses it; its errors are in a dialog of their own.
 */
export function ImportFlow(props: { definition: CompiledImport; panel: PanelState; onImported: () => void }) {
  const { definition, panel, onImported } = props
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [shown, setShown] = useState(false)
  const sending = useSending(
    definition,
    (sent, { errors }) => {
      if (errors.length === 0) return
      // Read at once, because the user is about to edit the file.
      const rows = failedRows(sent, new Set(errors.map(({ line }) => line)), definition.columns)
      rows.catch(() => undefined)
      setRefusal({ errors, rows, name: `refused-${sent.name}` })
    },
    ({ success, errors }) => {
      panel.close()
      setShown(errors.length > 0)
      if (!success) return
      setFile(undefined)
      onImported()
    },
  )
  return (
    <>
      <ImportPanel
        definition={definition}
        open={panel.open}
        onClose={() => sending.locked || panel.close()}
        file={file}
        onFile={setFile}
        sending={sending}
      />
      {refusal && <RefusalDialog open={shown} refusal={refusal} onClose={() => setShown(false)} />}
    </>
  )
}
