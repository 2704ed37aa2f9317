import { useAtom, useAtomValue } from 'jotai'
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState } from 'react'
import { keepFocus } from '../../ui/keepFocus.ts'
import { pressOnce } from '../../ui/pressOnce.ts'
import { chunk } from '../calls/lazy.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { typedAhead } from '../palette/typedAhead.ts'
import { forgetUnowned, keepVisit, ownVisits } from '../palette/visits.ts'
import { useShell } from '../ShellContext.ts'
import { useOpenedScreen } from '../screen/openedScreen.ts'
import { otherUserAtom } from '../session/otherUserAtom.ts'
import { profileAtom } from '../session/profileAtom.ts'
import { watchSession } from '../session/watchSession.ts'
import { clearLogAtEnd } from '../toasts/toastLog.ts'
import { openDialogAtom } from './openDialogAtom.ts'
import { type RequestedService, serviceOf } from './recordServiceKeys.ts'

const MessageLog = lazy(async () => ({
  default: (await chunk(() => import('../toasts/MessageLog.tsx'))).MessageLog,
}))
const OtherUser = lazy(async () => ({
  default: (await chunk(() => import('../session/OtherUser.tsx'))).OtherUser,
}))
const Palette = lazy(async () => ({
  default: (await chunk(() => import('../palette/Palette.tsx'))).Palette,
}))
const ShortcutList = lazy(async () => ({
  default: (await chunk(() => import('../shortcuts/ShortcutList.tsx'))).ShortcutList,
}))

/**
 * The global windows, each loaded on first opening, their shortcuts, focus restoration, and the watch over
 * the session.
 */
export function Services({ takeRequested }: ServicesProps): ReactElement | null {
  const shell = useShell()
  const { session, store } = shell
  const [service, setService] = useAtom(openDialogAtom, { store })
  const [typed, setTyped] = useState<() => string>()
  const close = useCallback(() => {
    setService(undefined)
    setTyped(undefined)
  }, [setService])
  useEffect(() => () => void typed?.(), [typed])
  const opened = useOpenedScreen()
  useEffect(() => clearLogAtEnd(store, session.ends), [store, session])
  useEffect(keepFocus, [])
  useEffect(pressOnce, [])
  const user = useAtomValue(profileAtom, { store })
  // Depends on the screen alone: it is no visit of a user who signs in while it is open.
  useEffect(() => {
    if (opened) keepVisit(shell, { name: opened.entry.name, params: opened.params })
  }, [shell, opened])
  // The user becomes known after the first screen.
  useEffect(() => {
    if (user) ownVisits(shell)
  }, [shell, user])
  useEffect(() => {
    const end = () => forgetUnowned(shell)
    session.ends.add(end)
    return () => void session.ends.delete(end)
  }, [shell, session])
  useEffect(() => {
    const early = takeRequested()
    if (early) {
      setTyped(() => early.typed)
      setService(early.service)
    }
  }, [takeRequested, setService])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = serviceOf(event)
      if (!asked) return
      event.preventDefault()
      if (asked === 'palette' && store.get(openDialogAtom) !== asked) {
        const taken = typedAhead()
        setTyped(() => taken)
      }
      setService(asked)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [store, setService])
  const other = useAtomValue(otherUserAtom, { store })
  useEffect(() => watchSession(shell), [shell])
  // Once shown, the dialog stays mounted to fade out and return the focus.
  const [asks, setAsks] = useState(false)
  if (other && !asks) setAsks(true)
  if (service === undefined && !asks) return null
  return (
    <ErrorBoundary>
      <Suspense>
        {service === 'messages' && <MessageLog onClose={close} />}
        {service === 'palette' && <Palette typed={typed} onClose={close} onShow={setService} />}
        {service === 'shortcuts' && <ShortcutList onClose={close} />}
        {asks && <OtherUser />}
      </Suspense>
    </ErrorBoundary>
  )
}

export interface ServicesProps {
  /** Returns once which window was requested before this was loaded. */
  readonly takeRequested: () => RequestedService | undefined
}
