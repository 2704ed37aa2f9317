import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { failureText, post } from '../api.ts'
import { awaitReport } from '../session/reports.ts'
import { showToast } from '../toasts/toasts.ts'
import { options } from './request.ts'
import { type RefundsState } from './state.ts'

/** Asks for a report of all rows of the filters; locked for 5 s and until the reply. */
export function ExportButton({ state }: { state: RefundsState }) {
  const [locked, setLocked] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onClick = async () => {
    if (locked) return
    setLocked(true)
    const rest = new Promise(resolve => {
      timer.current = setTimeout(resolve, 5000)
    })
    await exportRefunds(state)
    await rest
    setLocked(false)
  }
  return (
    <Button icon={<Download aria-hidden="true" />} aria-disabled={locked || undefined} onClick={onClick}>
      Export
    </Button>
  )
}

async function exportRefunds(state: RefundsState): Promise<void> {
  const gridRequest = { options: { ...options(state), export: true } }
  const reply = await post('/api/report', { reportType: 'finance-refunds', gridRequest })
  const { data } = reply
  const refused = typeof data === 'object' && data !== null && 'success' in data && data.success === false
  if (!reply.ok || refused) {
    if (reply.ok || !reply.handled) showToast('error', failureText(data, 'An error occurred!'))
    return
  }
  const begun = 'The report is being created. You will be notified when it is ready.'
  showToast('success', failureText(data, begun), 5000)
  awaitReport()
}
