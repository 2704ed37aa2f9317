import { useCallback, useEffect, useRef, useState } from 'react'
import { type Session } from '../../../runtime/ports/session.ts'
import { ask, notUnderstood } from '../ask.ts'
import { type WrittenDefinition } from '../protocol.ts'
import { type Draft, draftOf, dropDraft, keepDraft } from './drafts.ts'

/** The text of a definition while it is edited. */
export interface EditedText {
  /** Undefined: it has not been read. */
  readonly text: string | undefined
  /** What the file says. */
  readonly savedText: string | undefined
  /** It differs from the file. */
  readonly isDraft: boolean
  /** The file was saved with another text since the draft was begun. */
  readonly isBehind: boolean
  /** The browser keeps the draft. */
  readonly isKept: boolean
  /** The file builds its data with shared parts. */
  readonly isLaidOut: boolean
  /** Why it could not be read. */
  readonly failure: string | undefined
  change(text: string): void
  /** Goes back to what the file says. */
  discard(): void
  reload(): void
}

/**
 * Reads a definition, and keeps what is typed in this browser until it is discarded. A text that was not edited follows the
 * file: it is read again for each `version` of the saved files.
 */
export function useText(session: Session, file: string, version: string): EditedText {
  const [{ saved, draft }, setShown] = useState<Held>({})
  // The file may be read again between a key and the next time that the page is drawn.
  const held = useRef<Held>({})
  const [isKept, setKept] = useState(true)
  const [failure, setFailure] = useState<string>()
  const hold = useCallback((next: Held) => {
    held.current = next
    setShown(next)
  }, [])
  const reload = useCallback(async () => {
    setFailure(undefined)
    try {
      const found = await ask(session, `/text?${new URLSearchParams({ file })}`)
      if (!isWritten(found)) throw new Error(notUnderstood)
      const kept = draftOf(file)
      if (kept?.text === found.text) dropDraft(file)
      const edited = held.current.draft ?? kept
      hold({ saved: found, draft: edited?.text === found.text ? undefined : edited })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }, [session, file, hold])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another text of the same file
  useEffect(() => void reload(), [reload, version])
  return {
    text: draft?.text ?? saved?.text,
    savedText: saved?.text,
    isDraft: draft !== undefined,
    isBehind: draft !== undefined && saved !== undefined && draft.saved !== saved.text,
    isKept,
    isLaidOut: saved?.laidOut === true,
    failure,
    change(text) {
      const { saved, draft } = held.current
      if (saved === undefined) return
      const edited = text === saved.text ? undefined : { text, saved: draft?.saved ?? saved.text }
      if (edited) setKept(keepDraft(file, edited))
      else dropDraft(file)
      hold({ saved, draft: edited })
    },
    discard() {
      dropDraft(file)
      hold({ ...held.current, draft: undefined })
    },
    reload: () => void reload(),
  }
}

interface Held {
  readonly saved?: WrittenDefinition
  readonly draft?: Draft | undefined
}

/** The server of the playground is of the same build. */
function isWritten(found: unknown): found is WrittenDefinition {
  return typeof found === 'object' && found !== null && 'text' in found && typeof found.text === 'string'
}
