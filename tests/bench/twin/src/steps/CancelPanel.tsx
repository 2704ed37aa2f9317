import { useState } from 'react'
import { SelectField } from '../../../../../runtime/ui/SelectField.tsx'
import { TextAreaField } from '../../../../../runtime/ui/TextAreaField.tsx'
import { StepPanel, type StepPanelLook } from './StepPanel.tsx'

const reasons = [
  'Customer keeps the goods',
  'Refunded another way',
  'Return was rejected',
  'Customer does not respond',
  'Created by mistake',
]

/** Why refunds are not paid after all. Import it lazily. */
export function CancelPanel(look: StepPanelLook) {
  return <ReasonPanel {...look} reasons={reasons} submit="Confirm cancellation" />
}

/** A step with its reason, one of several, and a note. */
export function ReasonPanel({
  reasons,
  ...panel
}: StepPanelLook & { reasons: readonly string[]; submit: string }) {
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <StepPanel
      {...panel}
      values={{ reason, ...(note !== '' && { note }) }}
      changed={reason !== '' || note !== ''}
      onCheck={() => {
        setTried(true)
        return reason !== '' && note.length <= limit
      }}
    >
      <SelectField
        label="Reason"
        required
        value={reason}
        options={reasons.map(value => ({ value, label: value }))}
        placeholder="Choose…"
        error={tried && reason === '' ? 'This field is required.' : undefined}
        onChange={setReason}
      />
      <TextAreaField
        label="Note"
        rows={3}
        limit={limit}
        value={note}
        error={tried && note.length > limit ? `At most ${limit} characters.` : undefined}
        onChange={setNote}
      />
    </StepPanel>
  )
}

const limit = 500
