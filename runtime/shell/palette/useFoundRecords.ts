import { useEffect, useState } from 'react'
import { isRefused } from '../../../schemas/wire/envelope.ts'
import { type FoundRecord, readFoundRecords } from '../../../schemas/wire/foundRecords.ts'
import { fillPath } from '../../core/path.ts'
import { useShell } from '../ShellContext.ts'
import { useResources } from '../session/resources.ts'

/** Milliseconds after the last key before records are searched. */
const pause = 80

const none: readonly FoundRecord[] = []

/**
 * Records that match the typed text, from one call. Results of the previous text are removed while it is
 * pending, because Enter could open a wrong one. A failure finds nothing; screens and actions are still
 * offered.
 */
export function useFoundRecords(query: string): readonly FoundRecord[] {
  const { call, ports, settings, configuration } = useShell()
  const resources = useResources()
  const [found, setFound] = useState<{ readonly path: string; readonly records: readonly FoundRecord[] }>()
  const text = query.trim()
  const { recordSearchCall, searchHiddenBy } = settings
  const searches = recordSearchCall !== undefined && configuration.search && !resources.has(searchHiddenBy)
  const path = searches && isEnough(text) ? fillPath(recordSearchCall, { text }) : undefined
  useEffect(() => {
    if (path === undefined) return
    const newer = new AbortController()
    const { signal } = newer
    const search = () =>
      call({ method: 'GET', path, signal }, { background: true, global: false }).then(
        reply => {
          if (signal.aborted) return
          const records = reply.ok && !isRefused(reply.data) ? readFoundRecords(reply.data) : undefined
          setFound({ path, records: records ?? none })
        },
        // An aborted call rejects; its result is not needed.
        () => undefined,
      )
    const cancel = ports.clock.after(pause, () => void search())
    return () => {
      cancel()
      newer.abort()
    }
  }, [path, call, ports])
  return found && found.path === path ? found.records : none
}

/** One letter would match nearly everything; a number may have one digit. */
function isEnough(text: string): boolean {
  return text.length > 1 || /\d/.test(text)
}
