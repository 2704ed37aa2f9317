import { type ReactElement, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { messages } from '../../core/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type WaitingCall } from './createCall.ts'
import styles from './WaitingCalls.module.css'

/**
 * Says that the server has not answered yet, and lets the user stop waiting. Shown in the open window,
 * because that holds the focus. Import it lazily.
 */
export function WaitingCalls({ calls }: { readonly calls: readonly WaitingCall[] }): ReactElement {
  const front = useSyncExternalStore(followWindows, frontWindow)
  const stop = () => {
    for (const call of calls) call.stop()
  }
  return createPortal(
    <div className={styles.area}>
      <Notice
        actions={
          <Button size="small" onClick={stop}>
            {messages.stopWaiting}
          </Button>
        }
      >
        {messages.stillWaiting}
        {calls.some(({ changes }) => changes) && ` ${messages.stopUndoesNothing}`}
      </Notice>
    </div>,
    front,
  )
}

function frontWindow(): Element {
  const open = document.querySelectorAll('[data-open]:is([role="dialog"], [role="alertdialog"])')
  return [...open].at(-1) ?? document.body
}

function followWindows(changed: () => void): () => void {
  const windows = new MutationObserver(changed)
  windows.observe(document.body, { attributeFilter: ['data-open'], childList: true, subtree: true })
  return () => windows.disconnect()
}
