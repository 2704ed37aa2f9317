import { useEffect, useState } from 'react'
import { type DraftValues } from '../../core/drafts/drafts.ts'
import { forgetIntents } from '../calls/sendOnce.ts'
import { useShell } from '../ShellContext.ts'
import { useKnownUser, useLivingTabs } from './draftPlaces.ts'
import { claimDraft, keepDraft, readDraft } from './draftStore.ts'

export interface DraftState<V extends DraftValues> {
  readonly values: V
  /** The values came from an earlier opening, and nothing was changed since. */
  readonly restored: boolean
  /** True: the browser keeps nothing, because its storage is refused or full. */
  readonly refused: boolean
  change(values: V): void
  /** Lets the draft go, as after it was submitted: the values are the blank ones again. */
  drop(): void
}

/**
 * What the user is writing at a place, as `comment order 17`, kept per user over closing, reload and an expired session.
 * Each tab has its own; that of a tab that is gone goes to the next one that writes there.
 * `blank` names the fields and what they are when nothing is written; a kept field of another type is ignored. Fields named
 * by `sensitive` live in the page alone. A user who becomes known only later finds the draft then, unless something was
 * typed meanwhile.
 */
export function useDraft<V extends DraftValues>(
  place: string,
  blank: V,
  sensitive?: readonly string[],
): DraftState<V> {
  const shell = useShell()
  const user = useKnownUser()
  const living = useLivingTabs(user, place)
  const stored = (): Written<V> => ({
    user,
    place,
    living,
    values: fitted(blank, readDraft(shell, user, place, living)),
  })
  const [written, setWritten] = useState(stored)
  let now = written
  // What somebody typed before they were known is theirs; what one user typed is never another's.
  const theirs = written.user === user || (written.typed && written.user === '')
  const older = written.living !== living && !written.typed
  if (written.place !== place || !theirs || older) {
    now = stored()
    setWritten(now)
  }
  const { values, typed } = now
  const [refused, setRefused] = useState(false)
  useEffect(() => void claimDraft(shell, user, place, living), [shell, user, place, living])
  useEffect(() => {
    if (typed && values) setRefused(!keepDraft(shell, user, place, values, sensitive))
  }, [shell, user, place, values, typed, sensitive])
  return {
    values: values ?? blank,
    restored: values !== undefined && !typed,
    refused,
    change: next => setWritten({ user, place, living, values: next, typed: true }),
    drop() {
      setWritten({ user, place, living, values: undefined })
      // At once: the caller may be closed already.
      keepDraft(shell, user, place, {})
      forgetIntents(shell.ports, user, place)
    },
  }
}

interface Written<V> {
  readonly user: string
  readonly place: string
  readonly living: ReadonlySet<string> | undefined
  /** Undefined: nothing is written. */
  readonly values: V | undefined
  /** The user has changed the values since they were read. */
  readonly typed?: true
}

/** The kept values in the form of the blank ones; undefined: there is nothing to restore. */
function fitted<V extends DraftValues>(blank: V, kept: DraftValues | undefined): V | undefined {
  if (!kept) return undefined
  const entries = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(blank, name) && typeof value === typeof blank[name],
  )
  return { ...blank, ...Object.fromEntries(entries) }
}
