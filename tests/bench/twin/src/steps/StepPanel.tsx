import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router'
import form from '../../../../../runtime/kinds/blocks/form/form.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { SidePanel } from '../../../../../runtime/ui/SidePanel.tsx'
import { sendStep } from '../sendStep.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../../../runtime/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** A step that asks for more, in a panel at the side. What was typed is thrown away or left only with the user's yes. */
export function StepPanel(props: StepPanelProps) {
  const { open, title, call, body, submit, values, changed, children } = props
  const { onCheck, onDone, onConflict, onClose } = props
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'open' | 'closed'>()
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => changed && here.pathname !== there.pathname,
  )
  const leaving = blocker.state === 'blocked'
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [changed])
  const close = () => {
    if (busy) return
    if (changed) setAsked('open')
    else onClose()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !onCheck()) return
    setBusy(true)
    const sent = await sendStep(call, { ...body(), ...values })
    setBusy(false)
    if (sent === 'done') {
      onClose()
      onDone()
    } else if (sent === 'conflict') onConflict()
  }
  return (
    <SidePanel
      open={open}
      onClose={close}
      title={title}
      size="medium"
      actions={
        <>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {submit}
          </Button>
          <Button onClick={close}>Cancel</Button>
        </>
      }
    >
      <form id={id} className={form.body} noValidate onSubmit={event => void send(event)}>
        {children}
      </form>
      <Suspense>
        {(asked || leaving) && (
          <ConfirmDialog
            open={asked === 'open' || leaving}
            type="cancel"
            title="Discard your changes?"
            text="The fields return to their previous values."
            confirm="Discard"
            onConfirm={() => {
              setAsked('closed')
              onClose()
              blocker.proceed?.()
            }}
            onClose={() => {
              setAsked('closed')
              blocker.reset?.()
            }}
          />
        )}
      </Suspense>
    </SidePanel>
  )
}

export interface StepPanelLook {
  open: boolean
  title: string
  call: string
  /** What goes out beside the fields, as it is when the step is sent. */
  body: () => Readonly<Record<string, unknown>>
  /** The step was taken. */
  onDone: () => void
  /** Someone else saved first. */
  onConflict: () => void
  onClose: () => void
}

interface StepPanelProps extends StepPanelLook {
  /** Text of the button that sends. */
  submit: string
  values: Readonly<Record<string, unknown>>
  /** Something was typed. */
  changed: boolean
  /** Whether the fields can be sent; shows what is wrong with them. */
  onCheck: () => boolean
  children: ReactNode
}
