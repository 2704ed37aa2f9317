import { expect, it } from 'vitest'
import { eventsOf } from '../../runtime/core/timeline.ts'

it('the parts of an event stand under their own names, or where the definition says', () => {
  const record = { what: 'Paid', icon: 'PAY', date: '2026-11-09', by: { name: 'nour' }, secret: 1 }
  expect(eventsOf([record], { title: 'what', user: 'by.name' })).toEqual([
    { icon: 'PAY', title: 'Paid', user: 'nour', date: '2026-11-09' },
  ])
})

it.each([null, undefined, []])('%j holds no event', data => {
  expect(eventsOf(data, {})).toEqual([])
})
