import { type Locator, type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Grid, type Screen } from '../../schemas/index.ts'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen } from '../support/journeys.ts'
import { type PageLife, pageLives, resourceList } from './pageLife.ts'
import { filled, screens, titleOf } from './screenFacts.ts'

const failed = 'An unexpected error occurred while loading the grid data.'
const noRows = { success: true, data: [], rowCount: 0 }

/**
 * What every screen owes its users, for every file in `screens/` and without a line written for it. After each test the
 * page is also looked at for errors and for violations of its policy. The screens are dealt out to `parts` files, so that
 * two of them are looked at side by side, each before a console of its own; this is hand `part`, from 0.
 */
export function everyScreen(part: number, parts: number): void {
  const on = journeys()
  const open = pageLives(on)
  const dealt = screens.filter((_, index) => index % parts === part)

  describe.each(dealt.filter(({ leads }) => !leads))('$screen.name', facts => {
    const { screen, address, resources, isPublic, grids, forms, data } = facts
    const held = isPublic ? 'nobody' : resources
    const title = () => screen.title ?? on.console.configuration.applicationName

    /** One arrival is looked at by several tests: they stand first, so that the page is still the same. */
    let arrived: Promise<PageLife> | undefined
    const arrival = () => {
      arrived ??= arrive()
      return arrived
    }
    async function arrive(): Promise<PageLife> {
      // Whatever did not wait for the yes has left long before it.
      if (resources.length > 0) await on.console.fault({ call: resourceList, delay: 400, times: 1 })
      const life = await open(address, held)
      await showsScreen(life.page, title())
      await life.settled()
      return life
    }

    it('opens for a session granted exactly its resource', async () => {
      const { page } = await arrival()
      expect(page.url()).toBe(on.console.address + address)
      await expect.poll(() => page.title()).toContain(title())
    })

    if (resources.length > 0)
      it('asks for its data only after the yes of the guard', async () => {
        const { events } = await arrival()
        const mine = events.filter(event => event === 'yes' || data.includes(event))
        expect(mine[0]).toBe('yes')
        expect(new Set(mine.slice(1))).toEqual(new Set(data))
      })

    it.each(['light', 'dark'] as const)('has no finding of axe in %s', async colorScheme => {
      const { page } = await arrival()
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    })

    if (resources.length > 0)
      it('is forbidden without its resource, and its data is not asked for', async () => {
        const { page, events, settled } = await open(address, [])
        await showsScreen(page, titleOf('forbidden', on.console.configuration.applicationName))
        await settled()
        expect(events.filter(event => data.includes(event))).toEqual([])
      })

    it.each(failuresOf(screen))(
      'does what onError says when the load $names fails',
      async ({ failing, go }) => {
        for (const { call, saying } of failing)
          await on.console.fault({ call, status: 500, body: { message: saying } })
        const { page } = await open(address, held)
        await showsScreen(page, go ? titleOf(go, '') : title())
        for (const { text } of failing) if (text) await toast(page, text)
        const shown = await page.locator('body').innerText()
        const unsaid = failing.filter(({ saying }) => failing.every(({ text }) => text !== saying))
        expect(unsaid.filter(({ saying }) => shown.includes(saying))).toEqual([])
      },
    )

    const calls = Object.values(screen.loads ?? {}).map(({ get }) => `GET ${filled(get, screen)}`)
    if (calls.length > 0) {
      it('shows that it is loading while its loads are late', async () => {
        for (const call of calls) await on.console.fault({ call, delay: 60_000 })
        const { page } = await open(address, held)
        await page.getByRole('main').getByRole('status').getByText('Loading...').waitFor()
        expect(await axeFindings(page)).toEqual([])
      })

      it('shows a picture when its loads bring nothing', async () => {
        for (const call of calls) await on.console.fault({ call, body: {} })
        const { page, settled } = await open(address, held)
        // A check on the loads may have led elsewhere; the wait for them is no picture.
        const opened = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading...' })
        await opened.waitFor({ state: 'attached' })
        await settled()
        expect((await page.getByRole('main').innerText()).trim()).not.toBe('')
        expect(await axeFindings(page)).toEqual([])
      })
    }

    describe.each(forms)('its form $form.id', ({ form, at, opener, needed }) => {
      const label = form.submit?.label ?? 'Save'

      /** The fields of the form, as they are on arrival. */
      async function fields(): Promise<{ page: Page; text: Locator; send: () => Promise<void> }> {
        const { page, settled } = await open(address, held)
        await showsScreen(page, title())
        if (opener !== undefined) await page.getByRole('button', { name: opener, exact: true }).click()
        const shown = page.locator('form').nth(at)
        await shown.waitFor()
        await settled()
        const text = needed === undefined ? shown : shown.getByLabel(needed)
        const send = () => page.getByRole('button', { name: label, exact: true }).last().click()
        return { page, text, send }
      }

      it('has no finding of axe', async () => {
        const { page } = await fields()
        expect(await axeFindings(page)).toEqual([])
      })

      if (needed !== undefined) {
        it('refuses empty required fields, with the focus in the summary that leads to them', async () => {
          const { page, text, send } = await fields()
          await text.fill('')
          await send()
          const summary = page.locator('section:focus').filter({ hasText: `${needed} is required.` })
          await summary.waitFor()
          expect(await axeFindings(page)).toEqual([])
          await summary.getByRole('link', { name: `${needed} is required.` }).click()
          await expect.poll(() => text.evaluate(control => control === document.activeElement)).toBe(true)
        })

        it('keeps what was typed when the server fails', async () => {
          const { page, text, send } = await fields()
          const method = form.submit?.method ?? 'POST'
          await page.route(
            url => url.pathname.startsWith('/api/'),
            (route, request) =>
              request.method() === method
                ? route.fulfill({ status: 500, json: { message: 'The disk is full.' } })
                : route.fallback(),
          )
          await text.fill('Typed for an hour')
          await send()
          const told = page.getByText('The disk is full.').or(page.locator('section:focus'))
          await told.first().waitFor()
          expect(await text.inputValue()).toBe('Typed for an hour')
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        })
      }
    })

    describe.each(grids.filter(({ grid }) => grid.autoLoad !== false))(
      'its grid $grid.id',
      ({ grid, address }) => {
        const call = `POST ${filled(grid.source, screen)}`

        it('shows a picture when there is no row', async () => {
          await on.console.fault({ call, body: noRows })
          const { page } = await open(address, held)
          await page
            .getByRole('heading', { name: headingOf(grid.empty) })
            .or(page.getByRole('heading', { name: 'No row matches these filters.' }))
            .waitFor()
          expect(await axeFindings(page)).toEqual([])
        })

        it('says so itself when it fails, or with the message of the server, shows a picture, and rows when tried again', async () => {
          const saying = sayingOf(call)
          // The newest fault is the first.
          await on.console.fault({ call, status: 500, body: { message: saying }, times: 1 })
          await on.console.fault({ call, status: 500, body: '', times: 1 })
          const { page } = await open(address, held)
          const picture = page.getByRole('heading', { name: failed })
          await toast(page, failed)
          await picture.waitFor()
          expect(await axeFindings(page)).toEqual([])
          await page.getByRole('button', { name: 'Try again' }).click()
          await toast(page, saying)
          await picture.waitFor()
          expect(await axeFindings(page)).toEqual([])
          await page.getByRole('button', { name: 'Try again' }).click()
          await page.getByRole('gridcell').first().waitFor()
        })

        it('shows that it is loading while the reply is late', async () => {
          await on.console.fault({ call, delay: 60_000, times: 1 })
          const { page } = await open(address, held)
          await page.locator('[aria-busy=true]').first().waitFor()
          await showsScreen(page, title())
          expect(await page.getByRole('gridcell').count()).toBe(0)
          expect(await axeFindings(page)).toEqual([])
        })
      },
    )
  })

  describe.each(dealt.filter(({ leads }) => leads))('$screen.name', ({ address, isPublic, resources }) => {
    it('leads on without an error', async () => {
      const token = isPublic ? {} : { token: await on.console.session({ resources }) }
      const { page } = await on.visit(token)
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await axeFindings(page)).toEqual([])
    })
  })
}

interface Failure {
  /** The loads that fail, by their names. */
  readonly names: string
  readonly failing: readonly {
    readonly call: string
    readonly saying: string
    readonly text: string | undefined
  }[]
  /** The screen that opens instead. */
  readonly go?: string
}

/** The failures of loads that one arrival can show: each that leads elsewhere alone, the others together. */
function failuresOf(screen: Screen): Failure[] {
  const loads = Object.entries(screen.loads ?? {}).map(([names, { get, onError }]) => {
    const call = `GET ${filled(get, screen)}`
    const saying = sayingOf(call)
    const text = onError.toast === 'server' ? saying : onError.toast
    return { names, failing: [{ call, saying, text }], ...(onError.go !== undefined && { go: onError.go }) }
  })
  const staying = loads.filter(({ go }) => go === undefined)
  const together = {
    names: staying.map(({ names }) => names).join(', '),
    failing: staying.flatMap(({ failing }) => failing),
  }
  return [...loads.filter(({ go }) => go !== undefined), ...(staying.length > 0 ? [together] : [])]
}

function sayingOf(call: string): string {
  return `The server says no to ${call}.`
}

async function toast(page: Page, text: string): Promise<void> {
  await page.locator('[data-sonner-toast]', { hasText: text }).first().waitFor()
}

/** What the picture of an empty grid says first. */
function headingOf(empty: Grid['empty']): string {
  if (typeof empty === 'object') return empty.heading ?? empty.text
  return empty ?? 'Nothing here yet.'
}
