import { useSignOut } from '../../shell/session/useSignOut.ts'
import { Button } from '../../ui/Button.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { SessionCard } from './SessionCard.tsx'
import { TextLinks } from './TextLinks.tsx'

/** Signs the user out (spec 2 §4.2). */
export const kind: BlockKindOf<'signOut'> = { View }

function View() {
  const { step, again } = useSignOut()
  if (step === 'working') return <SessionCard progress="Signing out…" />
  return (
    <SessionCard text="You are still signed in.">
      <Button variant="primary" onClick={again}>
        Try again
      </Button>
      <TextLinks links={[{ label: 'Go back', to: 'back' }]} main={false} />
    </SessionCard>
  )
}
