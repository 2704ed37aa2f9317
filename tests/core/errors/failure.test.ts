import { describe, expect, it } from 'vitest'
import { failureToast, serverMessage } from '../../../runtime/core/errors/failure.ts'
import { signInFailure } from '../../../runtime/core/errors/signInFailure.ts'
import { messages } from '../../../runtime/core/messages.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'

const reply = (data: unknown) => deepFreeze({ ok: false, status: 500, statusText: 'Server Error', data })

describe('serverMessage', () => {
  it('returns the message field of the reply', () => {
    expect(serverMessage(reply({ message: 'Not today.' }))).toBe('Not today.')
  })

  it('returns undefined if the reply has no message', () => {
    for (const data of [
      undefined,
      null,
      '',
      'Bad gateway',
      [],
      {},
      { message: '' },
      { message: ' ' },
      { message: 5 },
    ]) {
      expect(serverMessage(reply(data))).toBeUndefined()
    }
    expect(serverMessage(reply(Object.create({ message: 'inherited' })))).toBeUndefined()
  })
})

describe('failureToast (spec 1 §8)', () => {
  it("shows the server's message, or else the fallback", () => {
    expect(failureToast(reply({ message: 'No.' }), messages.gridFailed)).toEqual({
      type: 'error',
      text: 'No.',
    })
    expect(failureToast(reply('<html>'), messages.gridFailed)).toEqual({
      type: 'error',
      text: 'An unexpected error occurred while loading the grid data.',
    })
  })

  it("shows the server's ErrorLogId when present", () => {
    const toast = { type: 'error', text: 'An error occurred!', errorId: '77' }
    expect(failureToast(reply({ ErrorLogId: 77 }), messages.error)).toEqual(toast)
    expect(failureToast(reply({ ErrorLogId: '77' }), messages.error)).toEqual(toast)
    expect(failureToast(reply({ ErrorLogId: '' }), messages.error)).not.toHaveProperty('errorId')
    expect(failureToast(reply({ ErrorLogId: null }), messages.error)).not.toHaveProperty('errorId')
  })
})

describe('signInFailure (spec 2 §8)', () => {
  it("says 'Authentication error' and the server message", () => {
    expect(signInFailure(reply({ message: 'Unknown code.' }))).toBe('Authentication error: Unknown code.')
  })

  it('shows the raw text if there is no message', () => {
    expect(signInFailure(reply('Bad gateway'))).toBe('Authentication error: Bad gateway')
  })

  it('shows the message of the error if there is no reply', () => {
    expect(signInFailure(new Error('Popup refused'))).toBe('Authentication error: Popup refused')
  })

  it("shows only 'Authentication error' if nothing else is known", () => {
    expect(signInFailure({ data: {} })).toBe('Authentication error')
    expect(signInFailure(undefined)).toBe('Authentication error')
  })
})
