import { memo } from 'react'
import { displayText, EMPTY } from '../../../../../runtime/core/text/displayText.ts'
import { StatusLabel, type Tone } from '../../../../../runtime/ui/StatusLabel.tsx'

/** A state as a coloured label; one that is not listed is shown as it is. */
export const RefundStatus = memo(function RefundStatus({ status }: { status: unknown }) {
  const label = statusText(status)
  if (label === EMPTY) return EMPTY
  return <StatusLabel tone={statuses.get(String(status))?.tone ?? 'neutral'}>{label}</StatusLabel>
})

export function statusText(status: unknown): string {
  return statuses.get(String(status))?.label ?? displayText(status)
}

const statuses = new Map<string, { label: string; tone: Tone }>([
  ['pending', { label: 'Pending', tone: 'warning' }],
  ['waiting', { label: 'Waiting for customer', tone: 'warning' }],
  ['ready', { label: 'Ready', tone: 'info' }],
  ['sent', { label: 'Sent to bank', tone: 'info' }],
  ['paid', { label: 'Paid', tone: 'success' }],
  ['failed', { label: 'Failed', tone: 'danger' }],
  ['cancelled', { label: 'Cancelled', tone: 'neutral' }],
])

export const statusOptions = [...statuses].map(([value, { label }]) => ({ value, label }))
