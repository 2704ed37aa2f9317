import { useAtom } from 'jotai'
import { lazy, type ReactElement, Suspense, useCallback, useEffect } from 'react'
import { chunk } from '../calls/chunk.ts'
import { SafeArea } from '../SafeArea.tsx'
import { useShell } from '../ShellContext.ts'
import { followToasts } from '../toasts/toastLog.ts'
import { serviceAtom } from './serviceAtom.ts'

const MessageLog = lazy(async () => ({
  default: (await chunk(() => import('../toasts/MessageLog.tsx'))).MessageLog,
}))

/** The windows of the console as a whole, each fetched when it is first opened. */
export function Services(): ReactElement | null {
  const { session, store } = useShell()
  const [service, setService] = useAtom(serviceAtom, { store })
  const close = useCallback(() => setService(undefined), [setService])
  useEffect(() => followToasts(store, session.ends), [store, session])
  if (service === undefined) return null
  return (
    <SafeArea>
      <Suspense>{service === 'messages' && <MessageLog onClose={close} />}</Suspense>
    </SafeArea>
  )
}
