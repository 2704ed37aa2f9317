import { lazy, type ReactElement, Suspense, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledOpen } from '../../../../core/compile/compiled.ts'
import { chunk } from '../../../../shell/calls/chunk.ts'
import { useSidePanel } from '../../../../shell/panels/useSidePanel.ts'
import { SafeArea } from '../../../../shell/SafeArea.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { fetchActionWork } from './fetchActionWork.ts'
import { type ActionTarget } from './GridActionsContext.ts'
import { type OpenedForm } from './useActionRunner.ts'

const FormPanel = lazy(async () => {
  const { fetchFormPanel } = await fetchActionWork()
  return { default: (await chunk(fetchFormPanel)).FormPanel }
})

/** The side panel of the actions that open a form. */
export function useFormPanel({ rowOf, selected, onSaved }: FormPanelParts): FormPanelState {
  const panel = useSidePanel()
  const [opened, setOpened] = useState<{ readonly form: OpenedForm; readonly number: number }>()
  const show = useStableCallback((form: OpenedForm) => {
    setOpened({ form, number: (opened?.number ?? 0) + 1 })
    panel.show()
  })
  return {
    show,
    // Once fetched it stays, to slide out and to give the focus back.
    drawn: opened && (
      <SafeArea>
        <Suspense>
          <FormPanel
            key={opened.number}
            opened={opened.form}
            row={rowOf(opened.form.target)}
            selected={selected}
            panel={panel}
            onSaved={() => onSaved(opened.form.target, opened.form.action)}
          />
        </Suspense>
      </SafeArea>
    ),
  }
}

interface FormPanelParts {
  /** The row of a target as it is by now; undefined: it has none. */
  readonly rowOf: (target: ActionTarget) => Row | undefined
  /** Number of selected rows. Absent: nothing can be selected. */
  readonly selected?: number
  /** A form was sent with success; the panel asks for the loads and rows of the screen again by itself. */
  readonly onSaved: (target: ActionTarget, action: CompiledOpen) => void
}

export interface FormPanelState {
  readonly show: (opened: OpenedForm) => void
  /** Undefined: none was opened yet. */
  readonly drawn: ReactElement | undefined
}
