import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Grid } from '../../schemas/index.ts'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen } from '../support/journeys.ts'
import { type Visitor } from '../support/visitor.ts'
import { filled, screens, titleOf } from './screenFacts.ts'

/**
 * What every screen owes its users, for every file in `screens/` and without a line written for it. After each test the
 * page is also looked at for errors and for violations of its policy.
 */
const on = journeys()
const resourceList = 'GET /api/navigation/acl-resource'
const saying = 'The server says no.'
const noRows = { success: true, data: [], rowCount: 0 }

describe.each(screens.filter(({ leads }) => !leads))('$screen.name', facts => {
  const { screen, address, resources, isPublic, grids, data } = facts
  const loads = Object.entries(screen.loads ?? {})

  it('opens for a session granted exactly its resource', async () => {
    const { page } = await open(resources)
    await page.goto(address)
    await showsScreen(page, title())
    expect(page.url()).toBe(on.console.address + address)
    await expect.poll(() => page.title()).toContain(title())
  })

  it.each(['light', 'dark'] as const)('has no finding of axe in %s', async colorScheme => {
    const { page } = await open(resources)
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    await showsScreen(page, title())
    await settled(page)
    expect(await axeFindings(page)).toEqual([])
  })

  if (resources.length > 0) {
    it('is forbidden without its resource, and its data is not asked for', async () => {
      const { page, calls } = await open([])
      await page.goto(address)
      await showsScreen(page, titleOf('forbidden', on.console.configuration.applicationName))
      await settled(page)
      expect(calls.filter(call => data.includes(call))).toEqual([])
    })

    it('asks for its data only after the yes of the guard', async () => {
      await on.console.fault({ call: resourceList, delay: 700, times: 1 })
      const { page } = await open(resources)
      const order = eventsOf(page)
      await page.goto(address)
      await showsScreen(page, title())
      const mine = order.filter(event => event === 'yes' || data.includes(event))
      expect(mine[0]).toBe('yes')
      expect(new Set(mine.slice(1))).toEqual(new Set(data))
    })
  }

  it.each(loads)('does what onError says when the load %s fails', async (_, { get, onError }) => {
    await on.console.fault({ call: `GET ${filled(get, screen)}`, status: 500, body: { message: saying } })
    const { page } = await open(resources)
    await page.goto(address)
    await showsScreen(page, onError.go ? titleOf(onError.go, '') : title())
    if (onError.toast) await toast(page, onError.toast === 'server' ? saying : onError.toast)
    else expect(await page.getByText(saying).count()).toBe(0)
  })

  describe.each(grids.filter(({ grid }) => grid.autoLoad !== false))(
    'its grid $grid.id',
    ({ grid, address }) => {
      const call = `POST ${filled(grid.source, screen)}`

      it('shows a picture when there is no row', async () => {
        await on.console.fault({ call, body: noRows })
        const { page } = await open(resources)
        await page.goto(address)
        await page
          .getByRole('heading', { name: headingOf(grid.empty) })
          .or(page.getByRole('heading', { name: 'No row matches these filters.' }))
          .waitFor()
        expect(await axeFindings(page)).toEqual([])
      })

      it('shows a picture and the message of the server when it fails, and rows when tried again', async () => {
        await on.console.fault({ call, status: 500, body: { message: saying }, times: 1 })
        const { page } = await open(resources)
        await page.goto(address)
        await toast(page, saying)
        await page
          .getByRole('heading', { name: 'An unexpected error occurred while loading the grid data.' })
          .waitFor()
        expect(await axeFindings(page)).toEqual([])
        await page.getByRole('button', { name: 'Try again' }).click()
        await page.getByRole('gridcell').first().waitFor()
      })

      it('says so itself when the server has no message', async () => {
        await on.console.fault({ call, status: 500, body: '' })
        const { page } = await open(resources)
        await page.goto(address)
        await toast(page, 'An unexpected error occurred while loading the grid data.')
      })

      it('shows that it is loading while the reply is late', async () => {
        await on.console.fault({ call, delay: 60_000, times: 1 })
        const { page } = await open(resources)
        await page.goto(address)
        await page.locator('[aria-busy=true]').first().waitFor()
        await showsScreen(page, title())
        expect(await page.getByRole('gridcell').count()).toBe(0)
        expect(await axeFindings(page)).toEqual([])
      })
    },
  )

  function open(held: readonly string[]): Promise<Visitor> {
    return isPublic ? on.visit() : signedIn(held)
  }

  function title(): string {
    return screen.title ?? on.console.configuration.applicationName
  }
})

describe.each(screens.filter(({ leads }) => leads))('$screen.name', ({ address, isPublic, resources }) => {
  it('leads on without an error', async () => {
    const { page } = isPublic ? await on.visit() : await signedIn(resources)
    await page.goto(address)
    await settled(page)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])
  })
})

async function signedIn(resources: readonly string[]): Promise<Visitor> {
  return on.visit({ token: await on.console.session({ resources }) })
}

/** Calls as they leave, and `yes` when the resource list has come. */
function eventsOf(page: Page): string[] {
  const events: string[] = []
  page.on('request', request => events.push(`${request.method()} ${new URL(request.url()).pathname}`))
  page.on('response', response => {
    if (response.url().endsWith(resourceList.slice('GET '.length))) events.push('yes')
  })
  return events
}

async function toast(page: Page, text: string): Promise<void> {
  await page.locator('[data-sonner-toast]', { hasText: text }).first().waitFor()
}

/** Resolves when nothing is on its way any more, menu and pictures included. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

/** What the picture of an empty grid says first. */
function headingOf(empty: Grid['empty']): string {
  if (typeof empty === 'object') return empty.heading ?? empty.text
  return empty ?? 'Nothing here yet.'
}
