import { useEffect, useState } from 'react'
import { isRefused } from '../../../schemas/wire/envelope.ts'
import { type FoundRecord, readFoundRecords } from '../../../schemas/wire/foundRecords.ts'
import { fillPath } from '../../core/path.ts'
import { useShell } from '../ShellContext.ts'
import { useResources } from '../session/resources.ts'

/** Milliseconds without a key after which records are searched. */
const pause = 80

const none: readonly FoundRecord[] = []

/**
 * Records that answer what was typed, from one call of the server. Those of the text before are gone while the reply is on its
 * way: Enter would open one that is not meant. A failure finds nothing; screens and actions are offered all the same.
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
        // An aborted call rejects; its result is no longer needed.
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

/** One letter would find nearly everything; a number may have one digit. */
function isEnough(text: string): boolean {
  return text.length > 1 || /\d/.test(text)
}
