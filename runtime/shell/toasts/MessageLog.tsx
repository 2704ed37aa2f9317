import { useAtom } from 'jotai'
import { type ReactElement } from 'react'
import { clearLog } from '../../core/toasts/log.ts'
import { type Toast } from '../../core/toasts/merge.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { MessageLines } from '../../ui/MessageLines.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { userZone } from '../userZone.ts'
import { toastLogAtom } from './toastLog.ts'

/** The log of all toasts of the session, so that closed messages can still be read. */
export function MessageLog({ onClose }: { onClose: () => void }): ReactElement {
  const [{ toasts }, setLog] = useAtom(toastLogAtom, { store: useRuntime().store })
  return (
    <Dialog
      open
      title="Messages"
      size="large"
      onClose={onClose}
      actions={toasts.length > 0 && <Button onClick={() => setLog(clearLog)}>Clear</Button>}
    >
      {toasts.length === 0 ? (
        <Message icon="empty" heading="No messages." text="Messages from the console appear here." />
      ) : (
        <MessageLines lines={toasts.map(lineOf)} />
      )}
    </Dialog>
  )
}

function lineOf({ id, type, texts, errorIds, since }: Toast) {
  const time = new Date(since)
  const clock = time.toLocaleTimeString('en-GB', { timeZone: userZone() })
  return { id: String(id), type, texts, errorIds, time: clock, moment: time.toISOString() }
}
