import { describe, expect, it } from 'vitest'
import { readTimeline } from '../../schemas/wire/timeline.ts'
import { hostile } from './hostile.ts'

const read = (...items: object[]) =>
  readTimeline(items.map(one => ({ title: 'Created', date: '2011-12-10 08:00:00', ...one })))

describe('timeline (spec 1 §3)', () => {
  it('reads icon, title, user, date and data', () => {
    const data = { Status: 'paid', Amount: 12.5, Manual: false, Note: null }
    expect(read({ id: 4, icon: 'PAY', color: 'green', user: 'finance', data })).toEqual([
      {
        id: '4',
        icon: 'PAY',
        color: 'green',
        title: 'Created',
        user: 'finance',
        date: '2011-12-10 08:00:00',
        data: [
          ['Status', 'paid'],
          ['Amount', '12.5'],
          ['Manual', 'false'],
          ['Note', ''],
        ],
      },
    ])
  })

  it('needs only a title and a date; an unknown colour becomes the default', () => {
    const bare = { icon: '', color: 'default', user: '', data: [] }
    expect(read({}, { color: 'purple', data: '', user: null, icon: null, id: null })).toEqual([
      { id: '0', title: 'Created', date: '2011-12-10 08:00:00', ...bare },
      { id: '1', title: 'Created', date: '2011-12-10 08:00:00', ...bare },
    ])
    expect(read({ color: '__proto__', data: 'Sent again.' })?.[0]).toMatchObject({
      color: 'default',
      data: [['', 'Sent again.']],
    })
  })

  it('shows the events that can be read', () => {
    expect(readTimeline([...hostile, { title: 'Paid' }])).toMatchObject([{ title: 'Paid', date: '' }])
    expect(readTimeline(hostile)).toBeUndefined()
    expect(read({ date: {}, data: [1], user: {} })).toMatchObject([{ date: '', data: [], user: '' }])
  })
})
