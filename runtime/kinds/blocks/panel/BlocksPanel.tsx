import { type ActionOf, type Formats } from '../../../../schemas/index.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { usePanelInput } from '../../../shell/panels/usePanelInput.ts'
import { type PanelState } from '../../../shell/panels/useSidePanel.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { filledText } from '../grid/actions/rowParams.ts'
import { compiledPanel } from './compiledPanel.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { PanelBody } from './PanelBody.tsx'

/**
 * Blocks about a row or record in a side panel. Closing removes them, after a confirmation if input would be lost; the list
 * stays as it is.
 */
export function BlocksPanel({ definition, formats, row, panel }: BlocksPanelProps) {
  const compiled = compiledPanel(definition)
  const title = filledText(compiled.title, row, formats)
  const input = usePanelInput()
  return (
    <SidePanel open={panel.open} onClose={() => input.close(panel.close)} title={title} size={compiled.size}>
      <PanelBody panel={compiled} title={title} row={row} input={input} />
      <LeaveQuestion input={input} />
    </SidePanel>
  )
}

interface BlocksPanelProps {
  definition: ActionOf<'show'>['panel']
  /** Of the values of the row in its title. */
  formats: Formats
  /** The current row it was opened for; undefined: the screen as a whole. */
  row: Row | undefined
  panel: PanelState
}
