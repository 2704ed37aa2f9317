import { useState } from 'react'
import { SelectField } from '../../../../../runtime/ui/SelectField.tsx'
import { TextAreaField } from '../../../../../runtime/ui/TextAreaField.tsx'
import { type Option } from '../details/loadDetails.ts'
import { type FormName } from '../details/RefundSteps.tsx'
import { CancelPanel, ReasonPanel } from './CancelPanel.tsx'
import { StepPanel, type StepPanelLook } from './StepPanel.tsx'

/** The form of a step of one refund. Import it lazily. */
export function FormOfStep({ name, idRefund, accounts, ...look }: FormOfStepProps) {
  if (name === 'cancel') return <CancelPanel {...look} title={`Cancel refund ${idRefund}`} />
  if (name === 'send')
    return <SendPanel {...look} title={`Send refund ${idRefund} to the bank`} accounts={accounts} />
  if (name === 'ask') return <AskPanel {...look} title={`Request missing details for refund ${idRefund}`} />
  return (
    <ReasonPanel
      {...look}
      title={`Refund ${idRefund} has failed`}
      reasons={failureReasons}
      submit="Mark as failed"
    />
  )
}

/** What a bank says when it sends a payment back; the codes are those of SEPA. */
const failureReasons = [
  'AC01 Account number is not correct',
  'AC04 Account is closed',
  'AC06 Account is blocked',
  'AG01 Transaction is not allowed on this account',
  'AM09 Amount is not correct',
  'BE04 Address of the holder is missing',
  'MS03 No reason given by the bank',
]

function SendPanel({ accounts, ...look }: StepPanelLook & { accounts: readonly Option[] }) {
  const [account, setAccount] = useState('')
  return (
    <StepPanel
      {...look}
      submit="Send to bank"
      values={account === '' ? {} : { idBankAccount: account }}
      changed={account !== ''}
      onCheck={() => true}
    >
      <SelectField
        label="Paid from"
        hint="Leave blank to use the default account of its currency. The refund is sent now, not with the daily bank file."
        value={account}
        options={accounts}
        placeholder="Choose…"
        onChange={setAccount}
      />
    </StepPanel>
  )
}

function AskPanel(look: StepPanelLook) {
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <StepPanel
      {...look}
      submit="Ask the customer"
      values={{ note }}
      changed={note !== ''}
      onCheck={() => {
        setTried(true)
        return note.trim() !== '' && note.length <= 500
      }}
    >
      <TextAreaField
        label="What is missing"
        hint="Shown to customer service with the refund."
        required
        rows={4}
        limit={500}
        value={note}
        error={tried && note.trim() === '' ? 'This field is required.' : undefined}
        onChange={setNote}
      />
    </StepPanel>
  )
}

interface FormOfStepProps extends Omit<StepPanelLook, 'title'> {
  name: FormName
  idRefund: string
  /** Bank accounts of the currency of the refund. */
  accounts: readonly Option[]
}
