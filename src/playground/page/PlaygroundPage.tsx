import { useCallback, useEffect, useState } from 'react'
import { type Session } from '../../../runtime/ports/session.ts'
import { Button } from '../../../runtime/ui/Button.tsx'
import { Message } from '../../../runtime/ui/Message.tsx'
import { Skeleton } from '../../../runtime/ui/Skeleton.tsx'
import { ask, notUnderstood, Refused } from '../ask.ts'
import { type Catalogue } from '../protocol.ts'
import { Playground } from './Playground.tsx'
import styles from './playground.module.css'

/** The page: the list of all definitions, or what keeps it from being shown. */
export function PlaygroundPage({ session, applicationName }: PlaygroundPageProps) {
  const [catalogue, setCatalogue] = useState<Catalogue>()
  const [failure, setFailure] = useState<{ status: number; text: string }>()
  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      const found = await ask(session, '/data')
      if (!isCatalogue(found)) throw new Error(notUnderstood)
      setCatalogue(found)
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0
      setFailure({ status, text: error instanceof Error ? error.message : String(error) })
    }
  }, [session])
  useEffect(() => void load(), [load])
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>Definitions</h1>
        <a href="/">Back to {applicationName}</a>
      </header>
      {catalogue ? (
        <Playground session={session} catalogue={catalogue} />
      ) : failure ? (
        <main className={styles.alone}>
          <Message
            icon={failure.status === 401 || failure.status === 403 ? 'forbidden' : 'failed'}
            tone={failure.status === 0 || failure.status >= 500 ? 'danger' : 'neutral'}
            heading={headings[failure.status] ?? 'The definitions could not be loaded'}
            text={failure.text}
            live="alert"
            actions={
              <>
                <Button onClick={() => void load()}>Try again</Button>
                {failure.status === 401 && <a href="/login">Sign in</a>}
              </>
            }
          />
        </main>
      ) : (
        <main className={styles.alone} aria-busy="true">
          <p role="status">Reading the definitions...</p>
          <Skeleton height="12rem" />
        </main>
      )}
    </div>
  )
}

const headings: Readonly<Record<number, string>> = {
  401: 'You are not signed in',
  403: 'You have no access to the definitions',
}

/** The server of the playground is of the same build. */
function isCatalogue(found: unknown): found is Catalogue {
  return typeof found === 'object' && found !== null && 'items' in found && 'routes' in found
}

interface PlaygroundPageProps {
  session: Session
  applicationName: string
}
