import { describe, expect, it } from 'vitest'
import { sentBody } from '../../../runtime/core/form/sentValues.ts'
import { formErrors } from '../../../runtime/kinds/form/formErrors.ts'
import { type Form } from '../../../schemas/index.ts'
import { formValidator } from '../../../stories/fixtures/formValidator.ts'
import { storeOf, wayOf } from './form.ts'

const form: Form = {
  id: 'moments',
  fields: [
    { kind: 'date', name: 'day', label: 'Day' },
    { kind: 'date', name: 'at', label: 'At', time: true },
    {
      kind: 'rows',
      name: 'calls',
      label: 'Calls',
      add: 'Add a call',
      fields: [{ kind: 'date', name: 'at', label: 'At', time: true }],
    },
  ],
  submit: { call: '/api/moments' },
}
const cairo = { zone: 'Africa/Cairo' }
const opened = (record: unknown, zone = 'Africa/Cairo') => storeOf(form, { record, zone })

describe('date field with a time', () => {
  it('is typed in the zone of the user and sent as UTC in the console date format', () => {
    const store = storeOf(form, cairo)
    store.set('at', '2026-01-05 12:00')
    expect(sentBody(store, wayOf(store))).toMatchObject({ at: '2026-01-05 10:00:00' })
    store.set('at', '2026-07-05 12:00:30')
    expect(sentBody(store, wayOf(store))).toMatchObject({ at: '2026-07-05 09:00:30' })
    store.set('at', '2026-01-05 00:30')
    expect(sentBody(store, wayOf(store))).toMatchObject({ at: '2026-01-04 22:30:00' })
  })

  it('shows the moment of the server, in UTC by default, in the zone of the user', () => {
    expect(opened({ at: '2026-01-05 10:00:00' }).get('at')).toBe('2026-01-05 12:00')
    expect(opened({ at: '2026-01-05T10:00:07Z' }).get('at')).toBe('2026-01-05 12:00:07')
    expect(opened({ at: '2026-01-05T23:00:00+01:00' }).get('at')).toBe('2026-01-06 00:00')
    expect(opened({ at: '2026-01-05 10:00:00' }, 'UTC').get('at')).toBe('2026-01-05 10:00')
  })

  it('sends an unchanged moment unchanged, even in the hour that occurs twice', () => {
    for (const at of ['2026-10-25 00:30:00', '2026-10-25 01:30:00']) {
      const store = opened({ at, calls: [] }, 'Europe/Berlin')
      expect(store.get('at')).toBe('2026-10-25 02:30')
      expect(sentBody(store, wayOf(store))).toMatchObject({ at })
    }
  })

  it('works in the records of a table', () => {
    const store = opened({ calls: [{ at: '2026-01-05 10:00:00' }] })
    expect(store.get('calls.0.at')).toBe('2026-01-05 12:00')
    store.set('calls.0.at', '2026-01-06 02:00')
    expect(sentBody(store, wayOf(store))).toMatchObject({ calls: [{ at: '2026-01-06 00:00:00' }] })
  })

  it('is rejected while it is not a moment, and is empty for the zero date of the server', () => {
    const store = opened({ at: '2026-01-05' })
    const validate = formValidator(form)
    expect(Object.keys(formErrors(store, validate, wayOf(store)))).toEqual(['at'])
    store.set('at', '2026-01-05 24:00')
    expect(Object.keys(formErrors(store, validate, wayOf(store)))).toEqual(['at'])
    expect(opened({ at: '0000-00-00 00:00:00', day: '0000-00-00' }).all()).toMatchObject({ at: '', day: '' })
  })
})

describe('date field without a time', () => {
  it('has no zone: the day is typed and sent unchanged', () => {
    const store = opened({ day: '2026-01-05T23:30:00' })
    expect(store.get('day')).toBe('2026-01-05')
    expect(sentBody(store, wayOf(store))).toMatchObject({ day: '2026-01-05' })
  })
})
