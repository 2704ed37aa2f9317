import { useLayoutEffect, useMemo, useState } from 'react'
import {
  draftOptions,
  draftValues,
  readDraftOptions,
  readDraft as readValues,
  unsavedChanges,
} from '../../core/form/draftValues.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { valueAt } from '../../core/objects.ts'
import { forgetIntents } from '../calls/sendOnce.ts'
import { useKnownUser, useOpenTabs } from '../drafts/draftPlaces.ts'
import { claimDraft, keepDraft } from '../drafts/draftStore.ts'
import { useRuntime } from '../RuntimeContext.tsx'

/** Milliseconds after the last key before input is stored; leaving the page stores it immediately. */
const pause = 300

export interface FormDraft {
  /** Identifies form and record; empty: nothing is stored. */
  readonly place: string
  /** The values are from a draft. `stale`: the record has changed since the draft was typed. */
  readonly restored: false | 'fresh' | 'stale'
  /** True: nothing is stored, because the storage is disabled or full. */
  readonly refused: boolean
  /** Whether all input can be restored. */
  kept(): boolean
  /** Labels of the changed fields that no draft keeps; undefined: nothing is kept. */
  lacks(): readonly string[] | undefined
  /** Stores pending input immediately. */
  flush(): void
  /** Deletes the draft after sending. Input typed since then is stored as a new draft. */
  drop(): void
  /** Deletes the draft and restores the initial values. */
  discard(): void
  /** The user has seen the notice of the restored draft. */
  seen(): void
}

/**
 * Stores a form's input per user and place (form and record), without sensitive fields, across reload, an
 * expired session and a lost network, and restores it when the form opens again. Each tab has its own draft;
 * that of a closed tab is restored in the next tab that opens the form. If the user becomes known later, the
 * draft is restored then, unless something was typed meanwhile.
 */
export function useFormDraft(store: FormStore, place: string): FormDraft {
  const runtime = useRuntime()
  const known = useKnownUser()
  const [user, setUser] = useState(known)
  // Input of one user is never shown to another who has signed in in another tab.
  if (user !== known && (user === '' || store.changed().length === 0)) setUser(known)
  const living = useOpenTabs(user, place)
  const [restored, setRestored] = useState<FormDraft['restored']>(false)
  const [refused, setRefused] = useState(false)
  const keeper = useMemo(() => {
    let cancel: (() => void) | undefined
    /** The stored values, to write only changes. */
    let written = store.changed().length > 0 ? undefined : store.all()
    const keep = () => {
      cancel?.()
      cancel = undefined
      if (place === '' || written === store.all()) return
      written = store.all()
      const typed = draftValues(store)
      const values =
        Object.keys(typed).length > 0 ? { typed, ...chosenOf(store), version: versionOf(store) } : {}
      setRefused(!keepDraft(runtime, user, place, values))
    }
    return {
      restore(): FormDraft['restored'] {
        if (place === '' || store.changed().length > 0) return false
        const draft = claimDraft(runtime, user, place, living)
        if (!draft) return false
        store.recall(readDraftOptions(store.form, draft.chosen))
        store.fill(readValues(store.form, draft.typed))
        written = store.all()
        if (store.changed().length === 0) keepDraft(runtime, user, place, {})
        if (store.changed().length === 0) return false
        return draft.version === versionOf(store) ? 'fresh' : 'stale'
      },
      later() {
        cancel?.()
        cancel = runtime.ports.clock.after(pause, keep)
      },
      keep,
      drop() {
        written = undefined
        forgetIntents(runtime.ports, user, place)
        keep()
      },
    }
  }, [runtime, store, user, place, living])

  // Before paint, so that the fields do not change visibly.
  useLayoutEffect(() => {
    const found = keeper.restore()
    if (found) setRestored(found)
    keeper.later()
    const stop = store.subscribeAll(keeper.later)
    return () => {
      stop()
      keeper.keep()
    }
  }, [store, keeper])

  const keeps = place !== '' && user !== '' && !refused
  return useMemo(
    () => ({
      place,
      restored,
      refused,
      kept: () => keeps && unsavedChanges(store).length === 0,
      lacks: () => (keeps ? unsavedChanges(store) : undefined),
      flush: keeper.keep,
      drop() {
        keeper.drop()
        setRestored(false)
      },
      discard() {
        store.reset()
        keeper.drop()
        setRestored(false)
      },
      seen: () => setRestored(false),
    }),
    [restored, refused, keeps, keeper, store, place],
  )
}

/** Most forms have no searched choice. */
function chosenOf(store: FormStore): { chosen?: ReturnType<typeof draftOptions> } {
  const chosen = draftOptions(store)
  return Object.keys(chosen).length === 0 ? {} : { chosen }
}

function versionOf(store: FormStore): string {
  const path = store.form.submits.find(({ version }) => version !== '')?.version
  return path ? String(valueAt(store.surroundings().record, path) ?? '') : ''
}
