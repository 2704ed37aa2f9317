import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keyboardTasks } from '../support/keyboard.ts'

it('every task of the keyboard guide has one journey, and no journey has another task', () => {
  const journeys = new URL('../e2e/', import.meta.url)
  const files = readdirSync(journeys).filter(name => /^keyboard.*\.test\.ts$/.test(name))
  const done = files.flatMap(name => {
    const source = readFileSync(new URL(name, journeys), 'utf8')
    return [...source.matchAll(/doTask\(page, '(.+?)'/g)].map(([, task]) => task)
  })
  expect(done.toSorted()).toEqual([...keyboardTasks().keys()].toSorted())
  expect(done.length).toBeGreaterThanOrEqual(25)
})

it.each([
  ['Approve 20 write-offs', 12],
  ['Find an order by customer name', 5],
  ['Match a payment by a proposal', 6],
])('"%s" takes at most %d keys', (task, most) => {
  expect(keyboardTasks().get(task)).toBeLessThanOrEqual(most)
})
