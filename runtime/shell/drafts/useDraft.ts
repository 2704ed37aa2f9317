import { useEffect, useState } from 'react'
import { type DraftValues } from '../../core/drafts/drafts.ts'
import { forgetIntents } from '../calls/sendOnce.ts'
import { useShell } from '../ShellContext.ts'
import { useKnownUser, useOpenTabs } from './draftPlaces.ts'
import { claimDraft, keepDraft, readDraft } from './draftStore.ts'

export interface DraftState<V extends DraftValues> {
  readonly values: V
  /** The values are restored from a draft and unchanged since. */
  readonly restored: boolean
  /** True: nothing is stored, because the storage is disabled or full. */
  readonly refused: boolean
  change(values: V): void
  /** Deletes the draft, e.g. after submitting: the values are blank again. */
  drop(): void
}

/**
 * Input at a place such as `comment order 17`, kept per user across closing, reload and an expired session.
 * Each tab has its own draft; that of a closed tab is restored in the next tab that writes there. `blank`
 * names the fields and their empty values; a stored field of another type is ignored. Fields in `sensitive`
 * are never stored. If the user becomes known later, the draft is restored then, unless something was typed
 * meanwhile.
 */
export function useDraft<V extends DraftValues>(
  place: string,
  blank: V,
  sensitive?: readonly string[],
): DraftState<V> {
  const shell = useShell()
  const user = useKnownUser()
  const living = useOpenTabs(user, place)
  const stored = (): Written<V> => ({
    user,
    place,
    living,
    values: fitted(blank, readDraft(shell, user, place, living)),
  })
  const [written, setWritten] = useState(stored)
  let now = written
  // Text typed before the user is known belongs to that user; it is never shown to another user.
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
      // Immediately, because the caller may unmount.
      keepDraft(shell, user, place, {})
      forgetIntents(shell.ports, user, place)
    },
  }
}

interface Written<V> {
  readonly user: string
  readonly place: string
  readonly living: ReadonlySet<string> | undefined
  /** Undefined: nothing is typed. */
  readonly values: V | undefined
  /** The user has changed the values since they were read. */
  readonly typed?: true
}

/** The stored values with the types of the blank ones; undefined: nothing to restore. */
function fitted<V extends DraftValues>(blank: V, kept: DraftValues | undefined): V | undefined {
  if (!kept) return undefined
  const entries = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(blank, name) && typeof value === typeof blank[name],
  )
  return { ...blank, ...Object.fromEntries(entries) }
}
