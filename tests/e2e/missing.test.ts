import { describe, expect, it } from 'vitest'
import { screens } from '../conformance/screenFacts.ts'
import { journeys, showsScreen } from '../support/journeys.ts'

const on = journeys()
const unused = '999999999'

/** Every screen of a record, at the address of one that does not exist. */
const missing = screens.flatMap(({ screen, resources }) =>
  Object.entries(screen.loads ?? {})
    .filter(([, { record }]) => record !== undefined)
    .slice(0, 1)
    .map(([, { record = '', onError }]) => {
      const fill = (text: string) => text.replace(/\{\w+\}/g, unused)
      const title = onError.go === undefined ? 'Page not found' : 'Error'
      return { name: screen.name, address: fill(screen.path), words: fill(record), title, resources }
    }),
)
/** Where the specification demands the error screen (spec 2 §4.3 and §8). */
const demanded = /^(cash-reconciliation-(payment|transfer|reallocation)|finance-refund-details|rma-new)/

describe('missing record', () => {
  it('opens not-found, except where the specification requires another screen', () => {
    const elsewhere = missing.filter(({ title }) => title === 'Error').map(({ name }) => name)
    expect(elsewhere.filter(name => !demanded.test(name))).toEqual([])
    expect(missing.filter(({ title, name }) => title !== 'Error' && demanded.test(name))).toEqual([])
    expect(missing.length).toBeGreaterThan(14)
  })

  it.each(missing.filter(({ name }) => name.startsWith('cash-reconciliation-') && demanded.test(name)))(
    '$address asks for no row, because what it cannot go on without is asked for first',
    async ({ address, title }) => {
      const { page, calls } = await on.visitAs('admin')
      await page.goto(address)
      await showsScreen(page, title)
      expect(calls.filter(call => call.endsWith('/grid') || call.includes('/grid?'))).toEqual([])
    },
  )

  it.each(missing)(
    '$address says in words what is missing, within the frame and with a way back',
    async ({ address, words, title }) => {
      const { page } = await on.visitAs('admin')
      await page.goto(address)
      await showsScreen(page, title)
      await page.getByRole('heading', { level: 2, name: `There is no ${words}.`, exact: true }).waitFor()
      expect(new URL(page.url()).searchParams.get('from')).toBe(address)
      const main = page.getByRole('main')
      expect(await main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').count()).not.toBe(
        0,
      )
      // The menu is that of the area, not of all areas.
      await page
        .getByRole('navigation', { name: /^(?!All areas|Areas|Breadcrumbs).+/ })
        .first()
        .waitFor()
      await main.getByRole('link', { name: 'Back to the list' }).click()
      await expect.poll(() => new URL(page.url()).searchParams.get('from')).not.toBe(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    },
  )
})
