import { useAtom } from 'jotai'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { unsaved } from '../forms/unsavedForms.ts'
import { useShell } from '../ShellContext.ts'
import { nameOf, otherUserAtom } from './otherUserAtom.ts'

/**
 * Says that another user has signed in in another tab. Typed text stays with the page, for the first user to
 * continue after signing in again. Continuing as the other user starts over, with that user's permissions.
 */
export function OtherUser(): ReactElement | null {
  const { ports, beforeReload, store } = useShell()
  const [other, setOther] = useAtom(otherUserAtom, { store })
  // Keeps its text while the window fades out.
  const [last, setLast] = useState(other)
  if (other && other !== last) setLast(other)
  if (!last) return null
  const before = nameOf(last.before)
  const now = nameOf(last.now)
  const typed = unsaved.dirty()
  const begin = () => {
    // Typed text becomes a draft of the first user.
    for (const keep of beforeReload) keep()
    // The router writes the address in a later task.
    ports.clock.after(0, () => ports.browser.reload())
  }
  return (
    <ConfirmDialog
      open={other !== undefined}
      type="cancel"
      title={now ? 'Another user has signed in' : 'The session has changed'}
      text={[
        `${now || 'Someone'} has signed in in another tab of this browser.`,
        `This page no longer sends anything because it belongs to ${before || 'the session before'}.`,
        typed.length > 0 &&
          `To save what you typed, sign in${before && ` as ${before}`} again in another tab and come back to this one.`,
        typed.length > 0 &&
          (typed.every(one => one.kept())
            ? 'Otherwise it is kept as a draft.'
            : 'Otherwise fields that are not in the draft are lost.'),
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={now ? `Go on as ${now}` : 'Reload the page'}
      refuse="Stay on this page"
      danger={typed.length > 0}
      onConfirm={begin}
      onClose={() => setOther(undefined)}
    />
  )
}
