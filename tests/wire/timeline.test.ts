import { describe, expect, it } from 'vitest'
import { readTimeline, type TimelineReply, timelineSchema } from '../../schemas/wire/timeline.ts'
import { accepting, hostile } from './accepting.ts'

const accepts = accepting<TimelineReply>(timelineSchema)
const read = (...items: object[]) => {
  const reply: unknown = items.map(one => ({ title: 'Created', date: '2011-12-10 08:00:00', ...one }))
  if (!accepts(reply)) throw new Error('The reply is refused.')
  return readTimeline(reply)
}

describe('a timeline (spec 1 §3)', () => {
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

  it('needs a title and a date only; a colour that is none is the default', () => {
    const bare = { icon: '', color: 'default', user: '', data: [] }
    expect(read({}, { color: 'purple', data: '', user: null, icon: null, id: null })).toEqual([
      { id: '0', title: 'Created', date: '2011-12-10 08:00:00', ...bare },
      { id: '1', title: 'Created', date: '2011-12-10 08:00:00', ...bare },
    ])
    expect(read({ color: '__proto__', data: 'Sent again.' })[0]).toMatchObject({
      color: 'default',
      data: [['', 'Sent again.']],
    })
  })

  it('is refused when it is something else', () => {
    for (const data of hostile.filter(one => !Array.isArray(one) || one.length > 0))
      expect(accepts(data), JSON.stringify(data)).toBe(false)
    for (const wrong of [{ title: null }, { date: 5 }, { data: [1] }, { data: { deep: {} } }, { user: {} }])
      expect(() => read(wrong)).toThrow('refused')
  })
})
