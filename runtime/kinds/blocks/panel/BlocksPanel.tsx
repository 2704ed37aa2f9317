import { lazy, Suspense, useState } from 'react'
import { type ActionOf, type Formats } from '../../../../schemas/index.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledScreen } from '../../../core/compile/compiled.ts'
import { compileBody } from '../../../core/compile/compileScreen.ts'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { deepFreeze } from '../../../core/objects.ts'
import { BlockSlot } from '../../../shell/BlockSlot.tsx'
import { chunk } from '../../../shell/calls/lazy.ts'
import { PanelScreen } from '../../../shell/panels/PanelScreen.tsx'
import { type PanelInput, usePanelInput } from '../../../shell/panels/usePanelInput.ts'
import { type PanelState } from '../../../shell/panels/useSidePanel.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { usePermittedBody } from '../../../shell/screen/usePermitted.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { filledText } from '../grid/actions/rowParams.ts'
import { PlaceContext } from '../Section.tsx'

const ConfirmDialog = lazy(async () => ({
  default: (await chunk(() => import('../../../ui/ConfirmDialog.tsx'))).ConfirmDialog,
}))

/**
 * Blocks about a row or record in a side panel. Closing removes them, after a confirmation if input would be lost; the list
 * stays as it is.
 */
export function BlocksPanel({ definition, formats, row, panel }: BlocksPanelProps) {
  const { size, body: whole, ...data } = compiledPanel(definition)
  const body = usePermittedBody(whole, useScreen().params)
  const title = filledText(data.title, row, formats)
  const input = usePanelInput()
  return (
    <SidePanel open={panel.open} onClose={() => input.close(panel.close)} title={title} size={size}>
      <PanelScreen loads={data.loads} record={row} input={input} fallback={<Spinner />}>
        <PlaceContext value={title}>
          {body.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a definition never change their places
            <BlockSlot key={at} block={block} />
          ))}
        </PlaceContext>
      </PanelScreen>
      <LeaveQuestion input={input} />
    </SidePanel>
  )
}

/** Once shown, the dialog stays mounted to fade out and return the focus. */
function LeaveQuestion({ input: { question, leave, stay } }: { input: PanelInput }) {
  const [asked, setAsked] = useState(question)
  if (question && question !== asked) setAsked(question)
  if (!asked) return null
  return (
    <Suspense>
      <ConfirmDialog
        open={question !== undefined}
        type="cancel"
        title={editingMessages.leaveTitle}
        text={asked.text}
        confirm={editingMessages.leave}
        refuse={editingMessages.stay}
        danger
        onConfirm={leave}
        onClose={stay}
      />
    </Suspense>
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

/** Blocks in a side panel, with what they need of a screen, but without checks and an address. */
interface CompiledPanel extends Pick<CompiledScreen, 'loads' | 'checks' | 'body'> {
  /** With `{placeholders}` of the row. */
  readonly title: string
  readonly size: 'medium' | 'large' | 'wide'
}

type Panel = ActionOf<'show'>['panel']

/** A panel with its defaults; cached per definition. */
function compiledPanel(panel: Panel): CompiledPanel {
  const known = compiledPanels.get(panel)
  if (known) return known
  const { title, size = 'large', loads = {}, body } = panel
  const made = deepFreeze<CompiledPanel>({ title, size, loads, checks: [], body: compileBody(body) })
  compiledPanels.set(panel, made)
  return made
}

const compiledPanels = new WeakMap<Panel, CompiledPanel>()
