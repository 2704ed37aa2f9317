import { expect, it } from 'vitest'
import { fillText } from '../../../runtime/core/path.ts'
import { questionValues } from '../../../runtime/kinds/blocks/form/questionValues.ts'
import { type Formats } from '../../../schemas/index.ts'
import { storeOf } from '../../core/form/form.ts'

const store = storeOf({
  id: 'f',
  fields: [
    { kind: 'text', name: 'reason', label: 'Reason' },
    { kind: 'number', name: 'amount', label: 'Amount' },
    { kind: 'date', name: 'due', label: 'Due' },
    {
      kind: 'select',
      name: 'method',
      label: 'Method',
      options: [
        { value: 'bank', label: 'Bank transfer' },
        { value: 'card', label: 'Card' },
      ],
    },
    { kind: 'text', name: 'currency', label: 'Currency' },
  ],
})
const filled = (text: string, formats: Formats = {}) => fillText(text, questionValues(store, text, formats))

it('a question names the values of the form, those with options by their labels', () => {
  store.fill({ reason: 'Late', amount: 12, method: 'bank' })
  expect(filled('Pay {amount} by {method}: {reason}.')).toBe('Pay 12 by Bank transfer: Late.')
})

it('a question writes values by their formats, an amount with the currency of the form', () => {
  store.fill({ amount: '60000', due: '2026-03-01', currency: 'EUR' })
  const formats: Formats = { amount: { kind: 'money', currency: 'currency' }, due: { kind: 'date' } }
  expect(filled('Pay {amount} on {due}?', formats)).toBe('Pay 60,000.00 EUR on 2026-03-01?')
})

it('a question names the record of its form, an amount with its currency', () => {
  const record = { name: 'Harbour Paper', balance: '1200.5', currency: 'EGP' }
  const fields = [{ kind: 'text', name: 'reason', label: 'Reason' } as const]
  const block = storeOf({ id: 'block', fields }, { record })
  const text = 'Block {record.name} with {record.balance}{record.note}?'
  const formats: Formats = { 'record.balance': { kind: 'money', currency: 'currency' } }
  expect(fillText(text, questionValues(block, text, formats))).toBe('Block Harbour Paper with 1,200.50 EGP?')
})

it('an empty value is an empty text', () => {
  store.fill({ reason: null, method: null })
  expect(filled('Why? {reason}{method}')).toBe('Why? ')
})
