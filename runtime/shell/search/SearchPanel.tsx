import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useShell } from '../ShellContext.ts'
import styles from './SearchPanel.module.css'
import { searchOptions } from './searchOptions.ts'
import { searchOrders } from './searchOrders.ts'

/** Searches orders by one field (spec 1 §2); both field and value are required. */
export function SearchPanel({ onClose }: { onClose: () => void }): ReactElement {
  const shell = useShell()
  const form = useId()
  const [field, setField] = useState<string>(searchOptions[0].value)
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = value.trim()
    if (wanted === '') return setError('Type what to search for.')
    setBusy(true)
    const found = await searchOrders(shell, field, wanted)
    setBusy(false)
    if (found) onClose()
  }
  return (
    <Dialog
      open
      title="Search orders"
      onClose={onClose}
      actions={
        <Button variant="primary" type="submit" form={form} busy={busy}>
          Search
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <SelectField label="Field" required value={field} options={searchOptions} onChange={setField} />
        <TextField
          label="Value"
          required
          value={value}
          error={error}
          maxLength={200}
          autoFocus
          onChange={text => {
            setValue(text)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
