import { useContext, useLayoutEffect, useMemo, useState } from 'react'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledForm } from '../../../core/compile/compiledForm.ts'
import { type Surroundings } from '../../../core/form/fieldState.ts'
import { createFormStore, type FormStore } from '../../../core/form/formStore.ts'
import { InputPanelContext, ShownWithQueryContext, type Unsaved } from '../../../shell/forms/unsavedForms.ts'
import { type FormDraft, useFormDraft } from '../../../shell/forms/useFormDraft.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useUserName } from '../../../shell/session/useUserName.ts'
import { type FormSource, formSurroundings } from './formSurroundings.ts'
import { type Submission, useSubmission } from './useSubmission.ts'

/** An editable form: its values, its draft and its submission. */
export interface FormEditing {
  readonly store: FormStore
  readonly draft: FormDraft
  readonly submission: Submission
  /** For the guard of the page. */
  readonly unsaved: Unsaved
  /** Labels of typed fields that someone else has changed meanwhile; saving replaces their values. */
  readonly replaced: readonly string[]
  /** Prefix of the id of each field; unique on the page. */
  readonly idPrefix: string
}

let forms = 0

/** Keeps typed values over newer replies. The first of `paths` must not change. */
export function useFormEditing(source: FormSource): FormEditing {
  const { form, record } = source
  const [path = ''] = source.paths
  const { loads, openedAt } = useScreen()
  const user = useUserName()
  // The record of a reply, which the form edits since.
  const [edited, setEdited] = useState<Row>()
  // Whether it was read again, so that its values are newer than those that were sent.
  const [isRead, setRead] = useState(false)
  const surroundings: Surroundings = useMemo(
    () => formSurroundings(form, { record: edited ?? record, loads, user, now: openedAt }),
    [form, edited, record, loads, user, openedAt],
  )
  const [made, remake] = useState(() => ({
    form,
    store: createFormStore(form, surroundings),
    idPrefix: `form${++forms}`,
  }))
  const { store, idPrefix } = made
  // A definition saved while its form is open; in a build definitions never change.
  if (import.meta.hot && made.form !== form)
    remake({ form, store: takenOver(store, form, surroundings), idPrefix })
  const [replaced, setReplaced] = useState<readonly string[]>(none)
  useLayoutEffect(() => {
    if (store.surroundings() === surroundings) return
    const names = store.renew(surroundings, isRead)
    if (names.length > 0) setReplaced(names.map(name => store.state(name).label))
  }, [store, surroundings, isRead])
  // A draft of the new record would be restored into a form that creates another one.
  const drafts = form.draft && path !== '' && !edited
  const draft = useFormDraft(store, drafts ? `form ${form.id} ${path}` : '')
  const submission = useSubmission(store, draft, source, {
    edited,
    onSaved(next) {
      setReplaced(none)
      setRead(false)
      setEdited(next)
    },
    onRead(next) {
      setRead(true)
      setEdited(next)
    },
  })
  const { isSending } = submission
  const stays = useContext(ShownWithQueryContext)
  const panel = useContext(InputPanelContext)
  const unsaved = useMemo(
    () => ({
      stays,
      panel,
      // Input that cannot be saved cannot be lost; input being sent is in its draft, except sensitive fields.
      dirty: () =>
        form.submits.some(({ dryRun }) => !dryRun) &&
        store.changed().length > 0 &&
        !(isSending() && draft.kept()),
      kept: draft.kept,
      lacks: draft.lacks,
      flush: draft.flush,
    }),
    [form, store, stays, panel, draft.kept, draft.lacks, draft.flush, isSending],
  )
  return { store, draft, submission, unsaved, replaced, idPrefix }
}

/** The form with its new definition and all typed values; the same store if nothing differs. */
function takenOver(before: FormStore, form: CompiledForm, surroundings: Surroundings): FormStore {
  if (JSON.stringify(before.form) === JSON.stringify(form)) return before
  const store = createFormStore(form, surroundings)
  const kinds = new Map(before.form.fields.map(({ name, kind }) => [name, kind]))
  const typed = form.fields.filter(
    ({ name, kind }) => before.changed().includes(name) && kinds.get(name) === kind,
  )
  store.fill(Object.fromEntries(typed.map(({ name }) => [name, before.get(name)])))
  return store
}

const none: readonly string[] = []
