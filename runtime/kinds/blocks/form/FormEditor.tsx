import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef, useState } from 'react'
import { type CompiledForm } from '../../../core/compile/compiledForm.ts'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { useReload } from '../../../shell/screen/useReload.ts'
import { useResources } from '../../../shell/session/resources.ts'
import { whenIdle } from '../../../shell/whenIdle.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormBody } from './FormBody.tsx'
import { FormButtons } from './FormButtons.tsx'
import { FormQuestions } from './FormQuestions.tsx'
import styles from './form.module.css'
import { ReadView } from './ReadView.tsx'
import { useDiscard } from './useDiscard.ts'
import { useFormEditing } from './useFormEditing.ts'

/** A form of a screen: its fields, or where it has a read view its values and a button that opens the fields. */
export function FormEditor({ form, label, record, paths }: FormEditorProps) {
  const resources = useResources()
  const reload = useReload()
  const [opened, setOpened] = useState(form.readView === undefined)
  // Fields that open by themselves, for a draft, do not take the focus.
  const [pressed, setPressed] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const editing = useFormEditing({
    form,
    record,
    paths,
    body: noBody,
    onSaved(way) {
      // What was typed while it was sent is not saved yet.
      if (form.readView && editing.store.changed().length === 0) close()
      return way.reload ? reload() : undefined
    },
    onConflict: reload,
  })
  // The button was not there when the fields were: it takes the focus back when it is drawn.
  const close = () => {
    setOpened(false)
    setPressed(false)
    requestAnimationFrame(() => edit.current?.focus())
  }
  useEffect(() => {
    // Ahead of its use, so that it opens at once, and without a connection too.
    void whenIdle()
      .then(() => import('./FormFields.tsx'))
      .catch(() => {})
  }, [])
  const { cancel, questions } = useDiscard(editing, close)
  // What was typed on an earlier day is seen at once.
  if (editing.draft.restored && !opened) setOpened(true)
  const access = form.readView?.editAccess ?? ''
  const mayEdit = form.submits.length > 0 && (access === '' || resources.has(access))
  if (form.readView && (!opened || !mayEdit)) {
    return (
      <>
        <ReadView store={editing.store} />
        {mayEdit && (
          <div className={styles.foot}>
            <Button
              ref={edit}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => {
                setOpened(true)
                setPressed(true)
              }}
            >
              {editingMessages.edit}
            </Button>
          </div>
        )}
      </>
    )
  }
  return (
    <>
      <FormBody editing={editing} label={label} focused={pressed} />
      {form.submits.length > 0 && (
        <div className={styles.foot}>
          <FormButtons editing={editing} onCancel={form.readView && cancel} />
        </div>
      )}
      <FormQuestions editing={editing} {...questions} />
    </>
  )
}

const noBody = {}

interface FormEditorProps {
  form: CompiledForm
  /** Names the form. */
  label: string
  record: unknown
  /** Filled paths of its calls; none: it is not sent. */
  paths: readonly string[]
}
