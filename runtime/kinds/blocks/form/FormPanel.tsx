import { type ReactNode, useMemo } from 'react'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { compiledForm } from '../../../core/compile/compileForm.ts'
import { messages } from '../../../core/messages.ts'
import { valueAt } from '../../../core/objects.ts'
import { type PanelState } from '../../../shell/panels/useSidePanel.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useReload } from '../../../shell/screen/useReload.ts'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/Message.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { filledText } from '../grid/actions/rowParams.ts'
import { type OpenedForm } from '../grid/actions/useActionRunner.ts'
import { FormBody } from './FormBody.tsx'
import { FormButtons } from './FormButtons.tsx'
import { FormQuestions } from './FormQuestions.tsx'
import { focusFirst } from './focusFirst.ts'
import { formProblem } from './formSurroundings.ts'
import { offeredRow, useAffectedRows } from './useAffectedRows.ts'
import { useDiscard } from './useDiscard.ts'
import { useFormEditing } from './useFormEditing.ts'

/**
 * The form of an action in a side panel. Closing it keeps the input as a draft, and asks first if the draft
 * cannot hold all of it. Cancelling asks before it discards the input.
 */
export function FormPanel({ opened, row, selected, figures, panel, onSaved }: FormPanelProps) {
  const { action, calls } = opened
  const form = compiledForm(action.form)
  const { loads } = useScreen()
  const reload = useReload()
  const filling = useMemo(() => offeredRow(form, row), [form, row])
  const record = form.values === '' ? filling : valueAt(loads, form.values)
  const concerned = useAffectedRows(calls[0], selected)
  const editing = useFormEditing({
    form,
    record,
    paths: calls.map(({ path }) => path),
    body: concerned.body,
    onSaved(way) {
      concerned.stay()
      // Text typed while it was sent is not saved yet.
      const isDone = editing.store.changed().length === 0
      if (way.close && isDone) panel.close()
      // The fields are empty again for the next record.
      if (!way.close && way.edits === '' && isDone && record === undefined) focusFirst(editing.idPrefix)
      if (!way.reload) return
      onSaved()
      // The loads may include the saved data; the rows reload after them, once.
      return reload()
    },
    onConflict() {
      concerned.follow()
      return reload()
    },
  })
  // The loads of the screen may prevent the form too, whatever the rows.
  const problem = formProblem(form, loads)
  const { cancel, close, questions } = useDiscard(editing, panel.close)
  const title = filledText(action.title, row, action.formats)
  return (
    <SidePanel
      open={panel.open}
      onClose={close}
      title={title}
      size={action.size}
      actions={
        problem === '' && (
          <FormButtons editing={editing} danger={action.tone === 'danger'} onCancel={cancel} />
        )
      }
    >
      {problem === '' ? (
        <FormBody
          editing={editing}
          label={title}
          concerned={concerned.rows === undefined ? undefined : figures?.(concerned.rows)}
          focused
        />
      ) : (
        <Message
          icon="failed"
          tone="danger"
          heading={problem}
          level={3}
          actions={<Button onClick={() => void reload('all')}>{messages.tryAgain}</Button>}
        />
      )}
      <FormQuestions editing={editing} danger={action.tone === 'danger'} {...questions} />
    </SidePanel>
  )
}

export interface FormPanelProps {
  opened: OpenedForm
  /** The current row of the action; undefined: a selection, or the screen. */
  row: Row | undefined
  /** Current number of selected rows. */
  selected: number | undefined
  /** Totals of that many selected rows. Absent: no selection. */
  figures?: ((rows: number) => ReactNode) | undefined
  panel: PanelState
  /** Called after success; the loads and rows of the screen reload without the caller. */
  onSaved: () => void
}
