import { type Session } from '../../../runtime/ports/session.ts'
import { Button } from '../../../runtime/ui/Button.tsx'
import { Message } from '../../../runtime/ui/Message.tsx'
import { Skeleton } from '../../../runtime/ui/Skeleton.tsx'
import { Playground } from './Playground.tsx'
import styles from './playground.module.css'
import { useCatalogue } from './useCatalogue.ts'

/** The page: the list of all definitions, or what keeps it from being shown. */
export function PlaygroundPage({ session, applicationName, preview }: PlaygroundPageProps) {
  const { catalogue, failure, reload } = useCatalogue(session)
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>Definitions</h1>
        <a href="/">Back to {applicationName}</a>
      </header>
      {catalogue ? (
        <Playground session={session} catalogue={catalogue} preview={preview} />
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
                <Button onClick={reload}>Try again</Button>
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

interface PlaygroundPageProps {
  session: Session
  applicationName: string
  /** Page that draws the preview. */
  preview: string
}
