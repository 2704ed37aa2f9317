import { useCallback, useEffect, useState } from 'react'
import { type Session } from '../../../runtime/ports/session.ts'
import { ask, notUnderstood, Refused } from '../ask.ts'
import { type Catalogue } from '../protocol.ts'

/** The list of all definitions, as they are saved. */
export interface CatalogueState {
  /** Undefined: it has not been read. */
  readonly catalogue: Catalogue | undefined
  /** Why it could not be read. */
  readonly failure: { readonly status: number; readonly text: string } | undefined
  reload(): void
}

/** Reads the list, and reads it again when a file was saved. */
export function useCatalogue(session: Session): CatalogueState {
  const [catalogue, setCatalogue] = useState<Catalogue>()
  const [failure, setFailure] = useState<CatalogueState['failure']>()
  const version = catalogue?.version
  const load = useCallback(async () => {
    const found = await ask(session, '/data')
    if (!isCatalogue(found)) throw new Error(notUnderstood)
    setCatalogue(found)
  }, [session])
  const reload = useCallback(async () => {
    setFailure(undefined)
    try {
      await load()
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0
      setFailure({ status, text: error instanceof Error ? error.message : String(error) })
    }
  }, [load])
  useEffect(() => void reload(), [reload])
  useEffect(() => {
    if (version === undefined) return
    const left = new AbortController()
    const { signal } = left
    const follow = async () => {
      while (!signal.aborted)
        try {
          const query = new URLSearchParams({ since: version })
          const found = await ask(session, `/saved?${query}`, { signal })
          if (!signal.aborted && isVersion(found) && found.version !== version) await load()
        } catch {
          // The server restarts, or the session has ended: what is open stays.
          await new Promise(resolve => setTimeout(resolve, pause))
        }
    }
    void follow()
    return () => left.abort()
  }, [session, version, load])
  return { catalogue, failure, reload: () => void reload() }
}

/** Milliseconds until a server that did not answer is asked again. */
const pause = 2000

/** The server of the playground is of the same build. */
function isCatalogue(found: unknown): found is Catalogue {
  return typeof found === 'object' && found !== null && 'items' in found && 'routes' in found
}

function isVersion(found: unknown): found is { readonly version: string } {
  return typeof found === 'object' && found !== null && 'version' in found
}
