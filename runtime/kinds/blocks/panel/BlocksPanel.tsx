import { type ActionOf } from '../../../../schemas/index.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { compiledPanel } from '../../../core/compile/compiledPanel.ts'
import { BlockSlot } from '../../../shell/BlockSlot.tsx'
import { PanelScreen } from '../../../shell/panels/PanelScreen.tsx'
import { type PanelState } from '../../../shell/panels/useSidePanel.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { panelTitle } from '../grid/actions/panelTitle.ts'
import { PlaceContext } from '../PlaceContext.ts'

/** Blocks about a row or record in a panel at the side. They are gone with it; the list beside it stays as it is. */
export function BlocksPanel({ definition, row, panel }: BlocksPanelProps) {
  const { size, body, ...data } = compiledPanel(definition)
  const title = panelTitle(data.title, row)
  return (
    <SidePanel open={panel.open} onClose={panel.close} title={title} size={size}>
      <PanelScreen loads={data.loads} record={row} fallback={<Spinner />}>
        <PlaceContext value={title}>
          {body.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a definition never change their places
            <BlockSlot key={at} block={block} />
          ))}
        </PlaceContext>
      </PanelScreen>
    </SidePanel>
  )
}

interface BlocksPanelProps {
  definition: ActionOf<'show'>['panel']
  /** What it was opened for, as it is by now; undefined: the screen as a whole. */
  row: Row | undefined
  panel: PanelState
}
