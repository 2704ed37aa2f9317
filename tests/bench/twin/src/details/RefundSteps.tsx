import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import styles from '../../../../../runtime/kinds/blocks/actions/actions.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { cancellable } from '../refunds/bulkSteps.ts'
import { sendStep } from '../sendStep.ts'
import { type Option, type RefundRecord } from './loadDetails.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../../../runtime/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))
const FormOfStep = lazy(async () => ({ default: (await import('../steps/FormOfStep.tsx')).FormOfStep }))

/** The steps that lead on from the state of a refund. Its version is sent, so that the second of two users gets a conflict. */
export function RefundSteps({ refund, accounts }: { refund: RefundRecord; accounts: readonly Option[] }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string>()
  const [asks, setAsks] = useState<'open' | 'closed'>()
  const [form, setForm] = useState<{ name: FormName; opened: number; open: boolean }>()
  const { idRefund, version, status } = refund
  const call = `/api/finance/refunds/${String(idRefund)}`
  const reload = () => void revalidate()
  const take = async (step: string) => {
    if (busy !== undefined) return
    setBusy(step)
    const sent = await sendStep(`${call}/${step}?version=${String(version)}`, {})
    setBusy(undefined)
    setAsks(asks && 'closed')
    if (sent !== 'failed') reload()
  }
  const is = (...statuses: string[]) => statuses.includes(String(status))
  const request = (step: string, label: string, start: () => void = () => void take(step)) => (
    <Button
      variant="primary"
      aria-disabled={busy !== undefined}
      onClick={() => busy === undefined && start()}
    >
      {label}
    </Button>
  )
  const opens = (name: FormName, label: string, variant?: 'primary' | 'danger') => (
    <Button
      variant={variant}
      aria-disabled={busy !== undefined}
      onClick={() => busy === undefined && setForm({ name, opened: (form?.opened ?? 0) + 1, open: true })}
    >
      {label}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {is('pending', 'waiting') && request('ready', 'Mark as ready')}
      {is('ready') && opens('send', 'Send to bank…', 'primary')}
      {is('sent') && request('paid', 'Mark as paid', () => setAsks('open'))}
      {is('failed') && request('retry', 'Try again')}
      {is('sent') && opens('failed', 'Mark as failed…')}
      {is('pending', 'failed') && opens('ask', 'Request details…')}
      {is(...cancellable) && opens('cancel', 'Cancel refund…', 'danger')}
      <Suspense>
        {asks && (
          <ConfirmDialog
            open={asks === 'open'}
            type="action"
            text="The bank has confirmed the payment. This cannot be undone."
            confirm="Mark as paid"
            busy={busy !== undefined}
            onConfirm={() => void take('paid')}
            onClose={() => setAsks('closed')}
          />
        )}
      </Suspense>
      <Suspense>
        {form && (
          <FormOfStep
            key={form.opened}
            name={form.name}
            idRefund={String(idRefund)}
            accounts={accounts}
            open={form.open}
            call={`${call}/${form.name}`}
            body={() => ({ version })}
            onDone={reload}
            onConflict={reload}
            onClose={() => setForm({ ...form, open: false })}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Also the end of the path that the form is sent to. */
export type FormName = 'send' | 'failed' | 'ask' | 'cancel'
