import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from '../../../../../runtime/shell/search/SearchPanel.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { SelectField } from '../../../../../runtime/ui/SelectField.tsx'
import { SidePanel } from '../../../../../runtime/ui/SidePanel.tsx'
import { TextField } from '../../../../../runtime/ui/TextField.tsx'
import { readOrderSearch } from '../../../../../schemas/wire/orderSearch.ts'
import { get } from '../api.ts'
import { showToast } from '../toasts/toasts.ts'

const fields = [
  { value: 'orderNr', label: 'Order Nr' },
  { value: 'customerEmail', label: 'Customer Email' },
  { value: 'customerFirstName', label: 'Customer First Name' },
  { value: 'customerLastName', label: 'Customer Last Name' },
]

/** Searches orders by one field: one leads to its screen, several to the search screen. Import it lazily. */
export function SearchPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const [field, setField] = useState('orderNr')
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = value.trim()
    if (wanted === '') return setError('Enter a search term.')
    if (busy) return
    setBusy(true)
    const to = await find(field, wanted)
    setBusy(false)
    if (to === undefined) return
    setValue('')
    onClose()
    void navigate(to)
  }
  return (
    <SidePanel open={open} size="medium" title="Search orders" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        aria-label="Search orders"
        onSubmit={event => void submit(event)}
      >
        <SelectField label="Field" required value={field} options={fields} onChange={setField} />
        <TextField
          label="Value"
          required
          value={value}
          error={error}
          maxLength={200}
          data-first
          onChange={text => {
            setValue(text)
            setError(undefined)
          }}
        />
        <div className={styles.actions}>
          <Button variant="primary" type="submit" busy={busy}>
            Search
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SidePanel>
  )
}

/** Where the search leads; undefined without a result, which is reported to the user. */
async function find(field: string, value: string): Promise<string | undefined> {
  const reply = await get(`/api/oms/order-search/${field}/${encodeURIComponent(value)}`)
  if (!reply.ok) {
    if (reply.status === 404) showToast('warning', 'No results found.')
    else if (!reply.handled) showToast('error', 'An error occurred.')
    return undefined
  }
  const found = readOrderSearch(reply.data)
  if (!found) {
    showToast('error', 'An error occurred.')
    return undefined
  }
  if (found.orderNr !== undefined) return `/order/${encodeURIComponent(found.orderNr)}`
  return `/cs/search?${new URLSearchParams({ fieldName: field, fieldValue: value })}`
}
