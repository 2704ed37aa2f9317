import { useCallback, useEffect, useState } from 'react'
import { type Session } from '../../../runtime/ports/session.ts'
import { ask, notUnderstood } from '../ask.ts'
import { type WrittenDefinition } from '../protocol.ts'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'

/** The text of a definition while it is edited. */
export interface EditedText {
  /** Undefined: it has not been read. */
  readonly text: string | undefined
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

/** Reads a definition, and keeps what is typed in this browser until it is discarded. */
export function useText(session: Session, file: string): EditedText {
  const [saved, setSaved] = useState<WrittenDefinition>()
  const [text, setText] = useState<string>()
  /** What the file said when the draft was begun. */
  const [begun, setBegun] = useState<string>()
  const [isKept, setKept] = useState(true)
  const [failure, setFailure] = useState<string>()
  const reload = useCallback(async () => {
    setFailure(undefined)
    try {
      const found = await ask(session, `/text?${new URLSearchParams({ file })}`)
      if (!isWritten(found)) throw new Error(notUnderstood)
      setSaved(found)
      const draft = draftOf(file)
      setText(draft?.text ?? found.text)
      setBegun(draft?.saved ?? found.text)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }, [session, file])
  useEffect(() => void reload(), [reload])
  return {
    text,
    isDraft: saved !== undefined && text !== saved.text,
    isBehind: saved !== undefined && text !== saved.text && begun !== saved.text,
    isKept,
    isLaidOut: saved?.laidOut === true,
    failure,
    change(next) {
      setText(next)
      if (next === saved?.text) dropDraft(file)
      else setKept(keepDraft(file, { text: next, saved: begun ?? '' }))
    },
    discard() {
      dropDraft(file)
      setText(saved?.text)
      setBegun(saved?.text)
    },
    reload: () => void reload(),
  }
}

/** The server of the playground is of the same build. */
function isWritten(found: unknown): found is WrittenDefinition {
  return typeof found === 'object' && found !== null && 'text' in found && typeof found.text === 'string'
}
