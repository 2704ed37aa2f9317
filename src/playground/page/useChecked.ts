import { useEffect, useMemo, useRef, useState } from 'react'
import { type Session } from '../../../runtime/ports/session.ts'
import { ask, notUnderstood } from '../ask.ts'
import { type Checked } from '../protocol.ts'

/** What is known of a text. */
export interface CheckState {
  /** Result for the newest checked text. Undefined: none yet. */
  readonly checked: Checked | undefined
  /** A newer text is being checked. */
  readonly pending: boolean
  /** Why the newest text could not be checked. */
  readonly failure: string | undefined
  again(): void
}

/** Milliseconds without a key after which a text is checked. */
const pause = 250

/** Checks a text whenever it changes; one check is under way at a time, and the newest text is the next one. */
export function useChecked(
  session: Session,
  file: string,
  text: string | undefined,
  screen: string,
  /** Of the saved files, which the text is checked together with. */
  version: string,
): CheckState {
  const [checked, setChecked] = useState<Checked>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try or version is another check of the same text
  const asked = useMemo(
    () => ({ session, file, text, screen }),
    [session, file, text, screen, version, tries],
  )
  const [settled, setSettled] = useState<typeof asked>()
  useEffect(() => {
    const { session, file, text, screen } = asked
    if (text === undefined) return
    let isOver = false
    const check = async () => {
      if (isOver) return
      try {
        const found = await ask(session, '/check', { body: { file, text, ...(screen !== '' && { screen }) } })
        if (isOver) return
        if (!isChecked(found)) throw new Error(notUnderstood)
        setChecked(found)
        setFailure(undefined)
      } catch (error) {
        if (!isOver) setFailure(error instanceof Error ? error.message : String(error))
      }
      if (!isOver) setSettled(asked)
    }
    const timer = setTimeout(() => {
      running.current = running.current.then(check)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked])
  return { checked, pending: settled !== asked, failure, again: () => setTries(count => count + 1) }
}

/** The server of the playground is of the same build. */
function isChecked(found: unknown): found is Checked {
  return typeof found === 'object' && found !== null && 'problems' in found && Array.isArray(found.problems)
}
