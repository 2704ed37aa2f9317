import ExternalLink from 'lucide-react/icons/external-link'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { legacyAddress } from '../../core/access/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useShell } from '../ShellContext.ts'
import styles from './SearchPanel.module.css'
import { searchOptions, searchOrders } from './searchOrders.ts'

/**
 * Searches orders by one field (spec 1 §2); field and value are required. The typed text stays until
 * something is found, also while the panel is closed. Links to all orders of the legacy system.
 */
export function SearchPanel({ open, onClose }: SearchPanelProps): ReactElement {
  const shell = useShell()
  const [field, setField] = useState<string>(searchOptions[0].value)
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const search = useRef<AbortController>(undefined)
  const allOrders = legacyAddress(shell.configuration, shell.settings.legacyOrders)
  useEffect(() => () => search.current?.abort(), [])
  const close = () => {
    search.current?.abort()
    setError(undefined)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = value.trim()
    if (wanted === '') return setError('Enter a search term.')
    if (busy) return
    const own = new AbortController()
    search.current = own
    setBusy(true)
    const found = await searchOrders(shell, field, wanted, own.signal)
    setBusy(false)
    if (!found) return
    setValue('')
    onClose()
  }
  return (
    <SidePanel open={open} size="medium" title="Search orders" onClose={close}>
      <form className={styles.form} noValidate aria-label="Search orders" onSubmit={submit}>
        <SelectField label="Field" required value={field} options={searchOptions} onChange={setField} />
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
        {/* Not in the footer: the toast with the result would cover it. */}
        <div className={styles.actions}>
          <Button variant="primary" type="submit" busy={busy}>
            Search
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
        {allOrders !== undefined && (
          <p>
            <ButtonLink href={allOrders} variant="quiet" icon={<ExternalLink aria-hidden="true" />}>
              All orders in the older system
            </ButtonLink>
          </p>
        )}
      </form>
    </SidePanel>
  )
}

interface SearchPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}
