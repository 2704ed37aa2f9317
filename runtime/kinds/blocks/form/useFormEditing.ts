import { useContext, useLayoutEffect, useMemo, useState } from 'react'
import { type Surroundings } from '../../../core/form/fieldState.ts'
import { createFormStore, type FormStore } from '../../../core/form/formStore.ts'
import { StaysContext } from '../../../shell/forms/StaysContext.ts'
import { type Unsaved } from '../../../shell/forms/unsaved.ts'
import { type FormDraft, useFormDraft } from '../../../shell/forms/useFormDraft.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { type FormSource } from './formSource.ts'
import { formSurroundings } from './formSurroundings.ts'
import { type Submission, useSubmission } from './useSubmission.ts'

/** A form that is being filled in: its values, its draft and its way to the server. */
export interface FormEditing {
  readonly store: FormStore
  readonly draft: FormDraft
  readonly submission: Submission
  /** For the guard of the page. */
  readonly unsaved: Unsaved
  /** Labels of fields that somebody else has changed while they were typed into; saving replaces theirs. */
  readonly replaced: readonly string[]
  /** Before the id of each field; other than that of every other form of the page. */
  readonly idPrefix: string
}

let forms = 0

/** Fills a form from its record and keeps what is typed over every new answer. `form` and the first of `paths` must stay the same. */
export function useFormEditing(source: FormSource): FormEditing {
  const { form, record } = source
  const [path = ''] = source.paths
  const { loads } = useScreen()
  const surroundings: Surroundings = useMemo(
    () => formSurroundings(form, record, loads),
    [form, record, loads],
  )
  const [{ store, idPrefix }] = useState(() => ({
    store: createFormStore(form, surroundings),
    idPrefix: `form${++forms}`,
  }))
  const [replaced, setReplaced] = useState<readonly string[]>(none)
  useLayoutEffect(() => {
    if (store.surroundings() === surroundings) return
    const names = store.renew(surroundings)
    if (names.length > 0) setReplaced(names.map(name => store.state(name).label))
  }, [store, surroundings])
  const draft = useFormDraft(store, form.draft && path !== '' ? `form ${form.id} ${path}` : '')
  const submission = useSubmission(store, draft, source, () => setReplaced(none))
  const { isSending } = submission
  const stays = useContext(StaysContext)
  const unsaved = useMemo(
    () => ({
      stays,
      // What cannot be sent cannot be lost. What is being sent has its draft until the reply, but for sensitive fields.
      dirty: () => form.submits.length > 0 && store.changed().length > 0 && !(isSending() && draft.kept()),
      kept: draft.kept,
      lacks: draft.lacks,
      flush: draft.flush,
    }),
    [form, store, stays, draft.kept, draft.lacks, draft.flush, isSending],
  )
  return { store, draft, submission, unsaved, replaced, idPrefix }
}

const none: readonly string[] = []
