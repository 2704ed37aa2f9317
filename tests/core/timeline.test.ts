import { expect, it } from 'vitest'
import { eventsOf } from '../../runtime/core/timeline.ts'

it('eventsOf reads the parts of an event by their own names, or by those of the definition', () => {
  const record = { what: 'Paid', icon: 'PAY', date: '2026-11-09', by: { name: 'nour' }, secret: 1 }
  expect(eventsOf([record], { title: 'what', user: 'by.name' })).toEqual([
    { icon: 'PAY', title: 'Paid', user: 'nour', date: '2026-11-09' },
  ])
})

it.each([null, undefined, []])('eventsOf returns no events for %j', data => {
  expect(eventsOf(data, {})).toEqual([])
})
