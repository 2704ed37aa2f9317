import { expect, it } from 'vitest'
import { definitions } from '../support/screens.ts'

/** Without a record of the console: customers see the first two, and the others lead on at once. */
const others = ['order-verification', 'order-short-link', 'rma-external']

it('a screen of one record is named by it, above the screen and in the title of the window', () => {
  const nameless = definitions.filter(
    ({ screen }) =>
      screen.path?.includes('{') && screen.heading === undefined && !others.includes(screen.name),
  )
  expect(nameless.map(({ screen }) => screen.name)).toEqual([])
})

it('headings of different screens tell them apart', () => {
  const headings = definitions.flatMap(({ screen }) => screen.heading ?? [])
  expect(headings.length).toBeGreaterThan(15)
  for (const heading of headings) expect(heading).toMatch(/\{[\w.]+\}/)
})
