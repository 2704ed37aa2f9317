import { expect, it } from 'vitest'
import { filledSentences } from '../../../runtime/core/text/filledSentences.ts'

const text = 'Buy up to {amount} until {validTo}. Is it agreed with {partner}? It cannot be undone.'

it('fills every sentence whose values are all known', () => {
  const values = { amount: '5.00 EUR', validTo: '2026-03-01', partner: 'Mona' }
  expect(filledSentences(text, values)).toBe(
    'Buy up to 5.00 EUR until 2026-03-01. Is it agreed with Mona? It cannot be undone.',
  )
})

it('leaves out a sentence with an empty value', () => {
  expect(filledSentences(text, { amount: '5.00 EUR', validTo: ' ', partner: 'Mona' })).toBe(
    'Is it agreed with Mona? It cannot be undone.',
  )
  expect(filledSentences(text, {})).toBe('It cannot be undone.')
})
