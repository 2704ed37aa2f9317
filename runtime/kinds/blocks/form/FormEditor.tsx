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

/** A form of a screen: its fields, or with a read view its values and a button that opens the fields. */
export function FormEditor({ form, label, level, record, paths }: FormEditorProps) {
  const resources = useResources()
  const reload = useReload()
  const [opened, setOpened] = useState(form.readView === undefined)
  // Fields opened by a draft do not take the focus.
  const [pressed, setPressed] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const editing = useFormEditing({
    form,
    record,
    paths,
    body: noBody,
    onSaved(way) {
      // Text typed while it was sent is not saved yet.
      if (form.readView && editing.store.changed().length === 0) close()
      return way.reload ? reload() : undefined
    },
    onConflict: reload,
  })
  // The button was removed while the fields were open: it takes the focus when it renders again.
  const close = () => {
    setOpened(false)
    setPressed(false)
    requestAnimationFrame(() => edit.current?.focus())
  }
  useEffect(() => {
    // Prefetched, so that it opens at once, and offline too.
    void whenIdle()
      .then(() => import('./FormFields.tsx'))
      .catch(() => {})
  }, [])
  const { cancel, questions } = useDiscard(editing, close)
  // A restored draft is shown at once.
  if (editing.draft.restored && !opened) setOpened(true)
  const access = form.readView?.editAccess ?? ''
  const mayEdit = form.submits.length > 0 && (access === '' || resources.has(access))
  if (form.readView && (!opened || !mayEdit)) {
    return (
      <>
        <ReadView store={editing.store} level={level} />
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
        <div className={styles.foot} data-bar="form">
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
  /** Accessible name of the form. */
  label: string
  /** Of the headings inside of it. */
  level: 2 | 3
  record: unknown
  /** Filled paths of its calls; none: it is not sent. */
  paths: readonly string[]
}
