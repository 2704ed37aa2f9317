import { useLayoutEffect, useMemo, useState } from 'react'
import { draftValues, readDraft as readValues, unsavedChanges } from '../../core/form/draftValues.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { valueAt } from '../../core/objects.ts'
import { forgetIntents } from '../calls/sendOnce.ts'
import { useKnownUser, useLivingTabs } from '../drafts/draftPlaces.ts'
import { claimDraft, keepDraft } from '../drafts/draftStore.ts'
import { useRuntime } from '../RuntimeContext.tsx'

/** Milliseconds without a key after which what was typed is kept; leaving the page keeps it at once. */
const pause = 300

export interface FormDraft {
  /** Names form and record; empty: nothing is kept. */
  readonly place: string
  /** The values are those of a draft. `stale`: the record has another version than the one it was typed over. */
  readonly restored: false | 'fresh' | 'stale'
  /** True: the browser keeps nothing, because its storage is refused or full. */
  readonly refused: boolean
  /** Whether all that is typed can be restored. */
  kept(): boolean
  /** Labels of the typed fields that no draft holds; undefined: no draft holds anything. */
  lacks(): readonly string[] | undefined
  /** Keeps at once what is still waiting. */
  flush(): void
  /** Lets the draft go: it was sent. What was typed since then is kept as one of its own. */
  drop(): void
  /** Lets the draft go, and the values are those of the start again. */
  discard(): void
  /** The user has seen that it was restored. */
  seen(): void
}

/**
 * Keeps what is typed into a form, per user and place (which names form and record), over reload, an expired session and
 * a lost network, without sensitive fields; and fills it in when the form opens again. Each tab has its own; that of a tab
 * that is gone goes to the next one that opens the form. An empty place keeps nothing. A user who becomes known only later
 * finds the draft then, unless something was typed meanwhile.
 */
export function useFormDraft(store: FormStore, place: string): FormDraft {
  const runtime = useRuntime()
  const known = useKnownUser()
  const [user, setUser] = useState(known)
  // What one user has typed is never another's, whoever has signed in since in another tab.
  if (user !== known && (user === '' || store.changed().length === 0)) setUser(known)
  const living = useLivingTabs(user, place)
  const [restored, setRestored] = useState<FormDraft['restored']>(false)
  const [refused, setRefused] = useState(false)
  const keeper = useMemo(() => {
    let cancel: (() => void) | undefined
    /** What stands in the storage, to write only what differs. */
    let written = store.changed().length > 0 ? undefined : store.all()
    const keep = () => {
      cancel?.()
      cancel = undefined
      if (place === '' || written === store.all()) return
      written = store.all()
      const typed = draftValues(store)
      const values = Object.keys(typed).length > 0 ? { typed, version: versionOf(store) } : {}
      setRefused(!keepDraft(runtime, user, place, values))
    }
    return {
      restore(): FormDraft['restored'] {
        if (place === '' || store.changed().length > 0) return false
        const draft = claimDraft(runtime, user, place, living)
        if (!draft) return false
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

  // Before it is painted: the fields must not change under the eyes of the user.
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

function versionOf(store: FormStore): string {
  const path = store.form.submits.find(({ version }) => version !== '')?.version
  return path ? String(valueAt(store.surroundings().record, path) ?? '') : ''
}
