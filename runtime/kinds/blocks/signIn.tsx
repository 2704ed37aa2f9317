import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { useSignIn } from '../../shell/session/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { SessionCard } from './SessionCard.tsx'

/** Signs the user in, or offers a choice (spec 2 §4.2). */
export const kind: BlockKindOf<'signIn'> = { View }

function View() {
  const { configuration } = useRuntime()
  const { step, accessControl, google } = useSignIn()
  if (step === 'working') return <SessionCard progress="Signing in…" />
  const failed = step === 'failed'
  return (
    <SessionCard text={failed ? 'You are not signed in.' : 'Choose how to sign in.'}>
      <Button variant="primary" onClick={accessControl}>
        {failed ? 'Try again' : 'Sign in'}
      </Button>
      {configuration.google && (
        <Button aria-disabled={!google} onClick={google}>
          Sign in with Google
        </Button>
      )}
    </SessionCard>
  )
}
