import { describe, expect, it } from 'vitest'
import { loadFailure } from '../../../runtime/core/loads/readLoad.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { type Load } from '../../../schemas/index.ts'

const failed = (onError: Load['onError'], data: unknown = {}, statusText = 'Teapot') =>
  loadFailure(deepFreeze({ get: '/api/x', onError }), deepFreeze({ status: 418, statusText, data }))

describe('loadFailure', () => {
  it("shows the server's message, or else its status text, or else 'An error occurred!'", () => {
    expect(failed({ toast: 'server' }, { message: 'No tea.' }).toast).toBe('No tea.')
    expect(failed({ toast: 'server' }).toast).toBe('Teapot')
    expect(failed({ toast: 'server' }, 'gone', '').toast).toBe('An error occurred!')
  })

  it('shows a fixed text unchanged, regardless of the server', () => {
    const text = 'An error ocurred, could not get default filters'
    expect(failed({ toast: text, value: [] }, { message: 'No tea.' })).toEqual({ toast: text, value: [] })
  })

  it('returns the fallback value, null by default', () => {
    expect(failed({ value: 0 })).toEqual({ value: 0 })
    expect(failed({ value: false })).toEqual({ value: false })
    expect(failed({ go: 'error' })).toEqual({ go: 'error', value: null })
  })
})
