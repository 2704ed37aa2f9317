import { expect, it } from 'vitest'
import { questionText } from '../../../runtime/kinds/blocks/form/questionText.ts'
import { storeOf } from '../../core/form/form.ts'

const store = storeOf({
  id: 'f',
  fields: [
    { kind: 'text', name: 'reason', label: 'Reason' },
    { kind: 'number', name: 'amount', label: 'Amount' },
    {
      kind: 'select',
      name: 'method',
      label: 'Method',
      options: [
        { value: 'bank', label: 'Bank transfer' },
        { value: 'card', label: 'Card' },
      ],
    },
  ],
})

it('a question names the values of the form, those with options by their labels', () => {
  store.fill({ reason: 'Late', amount: 12, method: 'bank' })
  expect(questionText(store, 'Pay {amount} by {method}: {reason}.')).toBe('Pay 12 by Bank transfer: Late.')
})

it('a question leaves out empty values', () => {
  store.fill({ reason: null, method: null })
  expect(questionText(store, 'Why? {reason}{method}')).toBe('Why? ')
})
