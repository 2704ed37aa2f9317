import { useAtomValue } from 'jotai'
import { useScreenLink } from '../../shell/frame/ScreenLink.tsx'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { nameOf, otherUserAtom } from '../../shell/session/otherUserAtom.ts'
import { type SignOut, useSignOut } from '../../shell/session/signOut.ts'
import { Button } from '../../ui/Button.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { SessionCard } from './SessionCard.tsx'
import { TextLinks } from './TextLinks.tsx'

/** Signs the user out (spec 2 §4.2). */
export const kind: BlockKindOf<'signOut'> = { View }

function View() {
  const { step, again } = useSignOut()
  if (step === 'working') return <SessionCard progress="Signing out…" />
  if (step === 'other') return <OtherSession again={again} />
  return (
    <SessionCard text="You are still signed in.">
      <Button variant="primary" onClick={() => again()}>
        Try again
      </Button>
      <TextLinks links={[{ label: 'Go back', to: 'back' }]} main={false} />
    </SessionCard>
  )
}

/** Another tab has replaced the session of this page's user: it ends only if confirmed. */
function OtherSession({ again }: Pick<SignOut, 'again'>) {
  const { ports, settings, store } = useRuntime()
  const home = useScreenLink()(settings.screens.home) ?? '/'
  const other = useAtomValue(otherUserAtom, { store })
  const [before, now] = [nameOf(other?.before), nameOf(other?.now)]
  const text = [
    `${now || 'Someone'} has signed in in another tab of this browser and is still signed in.`,
    before
      ? `This page belongs to ${before}, whose session has ended here.`
      : 'This page belongs to an earlier session, which has ended here.',
  ]
  return (
    <SessionCard text={text.join(' ')}>
      <Button variant="primary" onClick={() => ports.browser.leave(home)}>
        {now ? `Go on as ${now}` : 'Reload the page'}
      </Button>
      <Button onClick={() => again({ anybodys: true })}>{now ? `Sign ${now} out` : 'Sign out'}</Button>
    </SessionCard>
  )
}
