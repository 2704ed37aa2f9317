import { type ReactNode } from 'react'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { BlockSlot } from '../../../shell/BlockSlot.tsx'
import { PanelScreen } from '../../../shell/panels/PanelScreen.tsx'
import { type PanelInput } from '../../../shell/panels/usePanelInput.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { usePermittedBody } from '../../../shell/screen/usePermitted.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { PlaceContext } from '../Section.tsx'
import { type CompiledPanel } from './compiledPanel.ts'

/** The blocks of a panel, with its loads. */
export function PanelBody({ panel, title, row, input, children }: PanelBodyProps) {
  const body = usePermittedBody(panel.body, useScreen().params)
  return (
    <PanelScreen loads={panel.loads} record={row} input={input} fallback={<Spinner />}>
      <PlaceContext value={title}>
        {body.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a definition never change their places
          <BlockSlot key={at} block={block} />
        ))}
      </PlaceContext>
      {children}
    </PanelScreen>
  )
}

interface PanelBodyProps {
  panel: CompiledPanel
  title: string
  /** Undefined: the screen as a whole. */
  row: Row | undefined
  input: PanelInput
  /** Drawn after the blocks, once the loads are there. */
  children?: ReactNode
}
