import { type FormEvent, useState } from 'react'
import { displayBoolean, displayText } from '../../../../../runtime/core/text/displayText.ts'
import form from '../../../../../runtime/kinds/blocks/form/form.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { CheckboxField } from '../../../../../runtime/ui/CheckboxField.tsx'
import { DescriptionList } from '../../../../../runtime/ui/DescriptionList.tsx'
import { Message } from '../../../../../runtime/ui/Message.tsx'
import { SelectField } from '../../../../../runtime/ui/SelectField.tsx'
import { TextField } from '../../../../../runtime/ui/TextField.tsx'
import { type AvailableField, voucherAlias } from '../../../../../schemas/wire/refundMethod.ts'
import { showFailure } from '../api.ts'
import { put } from '../put.ts'
import { showToast } from '../toasts/toasts.ts'
import { type AccountLists, type RefundRecord } from './loadDetails.ts'

type Values = Readonly<Record<string, unknown>>

/** What the customer has given for its method: looked at, and changed until the money is under way. Import it lazily. */
export function AccountForm({ id, record, lists, locked }: AccountFormProps) {
  const [saved, setSaved] = useState<Values>(record)
  const [values, setValues] = useState<Values>()
  const [tried, setTried] = useState(false)
  const shown = values ?? saved
  const method = lists.methods.find(
    ({ idRefundMethod }) => String(idRefundMethod) === text(shown, 'idRefundMethod'),
  )
  const asked = (method?.availableFields ?? []).filter(
    ({ attribute }) => attribute !== 'bankAccountTypeOther' || shown.bankAccountType === 'Other',
  )
  if (lists.methods.length === 0)
    return <Message icon="failed" tone="danger" heading="Refund method list is not valid." level={3} />
  if (!values) {
    return (
      <>
        <DescriptionList
          items={[
            { label: 'Refund method', value: displayText(method?.displayName) },
            ...asked.map(({ attribute, label }) => ({
              label,
              value:
                attribute === 'codIsPostalRefund'
                  ? displayBoolean(saved[attribute])
                  : displayText(saved[attribute]),
            })),
          ]}
        />
        {!locked && <Button onClick={() => setValues(saved)}>Edit</Button>}
      </>
    )
  }
  const change = (name: string, value: unknown) => setValues({ ...values, [name]: value })
  const chooseMethod = (idRefundMethod: string) => {
    const chosen = lists.methods.find(one => String(one.idRefundMethod) === idRefundMethod)
    setValues({ ...values, idRefundMethod, ...(chosen?.alias !== voucherAlias && { isReplace: false }) })
  }
  const errors = new Map(asked.map(field => [field.attribute, tried ? wrongIn(field, values) : undefined]))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!method || asked.some(field => wrongIn(field, values))) return
    const sent = Object.fromEntries(asked.map(({ attribute }) => [attribute, values[attribute] ?? null]))
    const reply = await put(`/api/finance/refunds/details/account-details/${id}`, {
      idRefundMethod: method.idRefundMethod,
      isReplace: values.isReplace === true,
      version: record.version,
      ...sent,
    })
    if (!reply.ok) return reply.handled ? undefined : showFailure(reply, 'An error occurred!')
    showToast('success', 'Saved.')
    setSaved(values)
    setValues(undefined)
    return undefined
  }
  return (
    <form className={form.body} noValidate aria-label="Account" onSubmit={event => void send(event)}>
      <SelectField
        label="Refund method"
        required
        value={text(values, 'idRefundMethod')}
        options={lists.methods.map(one => ({ value: String(one.idRefundMethod), label: one.displayName }))}
        onChange={chooseMethod}
      />
      {lists.replaceAllowed && record.isReplaceType === true && (
        <CheckboxField
          label="Replace Ticket"
          checked={values.isReplace === true}
          disabled={method?.alias !== voucherAlias}
          onChange={checked => change('isReplace', checked)}
        />
      )}
      {asked.map(field => {
        const { attribute: name, label, required, dropdown } = field
        const error = errors.get(name)
        if (name === 'codIsPostalRefund') {
          const checked = values[name] === true
          return (
            <CheckboxField
              key={name}
              {...{ label, required, error, checked }}
              onChange={to => change(name, to)}
            />
          )
        }
        const choices = name === 'bankAccountType' ? lists.types : dropdown ? lists.banks : undefined
        const look = {
          label,
          required,
          error,
          value: text(values, name),
          onChange: (to: string) => change(name, to),
        }
        return choices ? (
          <SelectField
            key={name}
            {...look}
            options={choices.map(value => ({ value, label: value }))}
            placeholder="Choose…"
          />
        ) : (
          <TextField key={name} {...look} />
        )
      })}
      <Button type="submit" variant="primary">
        Save
      </Button>
      <Button onClick={() => setValues(undefined)}>Cancel</Button>
    </form>
  )
}

const alphabets = { english: /^[A-Za-z0-9 .,'/()+:?-]*$/, arabic: /^[\p{Script=Arabic}0-9 .,،؛؟-]*$/u }

function wrongIn(field: AvailableField, values: Values): string | undefined {
  const { attribute, required, maxLength, fixedLength, language } = field
  const given = attribute === 'codIsPostalRefund' ? (values[attribute] ? 'x' : '') : text(values, attribute)
  if (given === '') return required ? 'This field is required.' : undefined
  if (attribute === 'iban' && fixedLength !== null && given.length !== fixedLength)
    return `Exactly ${fixedLength} characters.`
  if (maxLength !== null && given.length > maxLength) return `At most ${maxLength} characters.`
  return language && !alphabets[language].test(given) ? `Only ${language} letters.` : undefined
}

function text(values: Values, name: string): string {
  const value = values[name]
  return value === null || value === undefined ? '' : String(value)
}

interface AccountFormProps {
  id: string
  record: RefundRecord
  lists: AccountLists
  /** Read-only. */
  locked: boolean
}
