import { expect, it } from 'vitest'
import { withStateInError } from './stateInError.ts'

it('a failure names the state of the screen and the call', async () => {
  const late = withStateInError(
    'finance-refunds, its grid grid-finance-refunds while it loads, POST /api/refunds',
    () => Promise.reject(new Error('Timeout 10000ms exceeded.')),
  )
  await expect(late).rejects.toThrow(
    'finance-refunds, its grid grid-finance-refunds while it loads, POST /api/refunds: Timeout 10000ms exceeded.',
  )
})
