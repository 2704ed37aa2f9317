import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Grid, type Screen } from '../../schemas/index.ts'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen } from '../support/journeys.ts'
import { holdCondition } from './holdCondition.ts'
import { type GrantedResources, pageActions, resourceList } from './pageLife.ts'
import { openRowPanel, panelOf, rowPanels } from './rowPanels.ts'
import { filled, type ShownGrid, screens, shownTitle, titleOf } from './screenFacts.ts'
import { withStateInError } from './stateInError.ts'

const failed = 'An unexpected error occurred while loading the grid data.'
const noRows = { success: true, data: [], rowCount: 0 }

/**
 * What every screen owes its users, for every file in `screens/` and without a line written for it. After each test the
 * page is also looked at for errors and for violations of its policy. A document is the dearest part of a visit, so that
 * one shows all that it can: the states of the grid on arrival, then those of the loads. The screens are dealt out to
 * `parts` files, so that two of them are looked at side by side, each before a console of its own; this is hand `part`,
 * from 0.
 */
export function everyScreen(part: number, parts: number): void {
  const on = journeys()
  const waysOf = pageActions(on)
  const dealt = screens.filter((_, index) => index % parts === part)

  describe.each(dealt.filter(({ leads }) => !leads))('$screen.name', facts => {
    const { screen, address, resources, isPublic, forms, data, arriving } = facts
    const held = isPublic ? 'nobody' : resources
    const fill = (path: string) => filled(path, screen)
    const heading = () => shownTitle(screen, on.console.configuration.applicationName)
    const { open, reopen } = waysOf(screen.name)
    const opening = (way: typeof open, at: string, as: GrantedResources = held) =>
      withStateInError(`${screen.name}, on its way to ${at}, ${data.join(', ')}`, () => way(at, as))
    const grids = facts.grids.filter(({ grid }) => grid.autoLoad !== false)
    const first = grids.find(grid => grid.address === address)
    const nothing = async (page: Page, when: string) =>
      expect(await axeFindings(page), `${screen.name}, ${when}`).toEqual([])

    it(`opens for a session with exactly its resource${first ? ', in every state of its grid' : ''}, without axe findings`, async () => {
      // Whatever did not wait for the yes has left long before it.
      if (resources.length > 0) await on.console.fault({ call: resourceList, delay: 400, times: 1 })
      if (first) await hold(first)
      const { page, events, settled } = await opening(open, address)
      await withStateInError(`${screen.name}, as it opens, ${data.join(', ')}`, async () => {
        await showsScreen(page, heading())
      })
      if (first) await walkGrid(page, first)
      await withStateInError(`${screen.name}, at rest, ${data.join(', ')}`, settled)
      expect(page.url(), `${screen.name}, its address at rest`).toBe(on.console.address + address)
      await withStateInError(`${screen.name}, the title of its window at rest`, () =>
        expect
          .poll(() => page.title())
          .toContain(titleOf(screen.name, on.console.configuration.applicationName)),
      )
      if (resources.length > 0) {
        const mine = events.filter(event => event === 'yes' || data.includes(event))
        expect(mine[0], `${screen.name}, its data is requested only after the guard's yes`).toBe('yes')
        expect(new Set(mine.slice(1)), `${screen.name}, its calls as it opens`).toEqual(new Set(arriving))
      }
      await nothing(page, 'in light')
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, 'colours'), `${screen.name}, in dark`).toEqual([])
    })

    it.each(failuresOf(screen))(
      'does what onError says when the load $names fails',
      async ({ failing, go, kept }) => {
        for (const { call, saying } of failing)
          await on.console.fault({ call, status: 500, body: { message: saying } })
        const { page } = await opening(kept ? open : reopen, address)
        const calls = failing.map(({ call }) => call).join(', ')
        await withStateInError(
          `${screen.name}, after the failure of ${calls}${go ? `, which leads to ${go}` : ''}`,
          () => showsScreen(page, go ? titleOf(go, '') : heading()),
        )
        for (const { call, text } of failing)
          if (text)
            await withStateInError(`${screen.name}, the toast "${text}" of ${call}`, () => toast(page, text))
        const shown = await page.locator('body').innerText()
        const unsaid = failing.filter(({ saying }) => failing.every(({ text }) => text !== saying))
        expect(
          unsaid.filter(({ saying }) => shown.includes(saying)),
          `${screen.name}, messages of ${calls} that onError does not show`,
        ).toEqual([])
      },
    )

    const calls = Object.values(screen.loads ?? {}).map(({ get }) => `GET ${filled(get, screen)}`)
    if (calls.length > 0)
      it('shows a loading state while its loads are pending, and an empty or error state for empty replies', async () => {
        for (const call of calls) await on.console.fault({ call, delay: 60_000, body: {} })
        const { page, problems, settled } = await opening(open, address)
        await withStateInError(`${screen.name}, while ${calls.join(', ')} is late`, () =>
          page.getByRole('main').getByRole('status').getByText('Loading...').waitFor(),
        )
        await nothing(page, 'while loading')
        await on.console.clearFaults()
        // A check on the loads may have led elsewhere; the wait for them is no picture.
        const opened = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading...' })
        await withStateInError(`${screen.name}, when ${calls.join(', ')} brings nothing`, async () => {
          await opened.waitFor({ state: 'attached' })
          await settled()
        })
        const text = (await page.getByRole('main').innerText()).trim()
        expect(text, `${screen.name}, its text when ${calls.join(', ')} brings nothing`).not.toBe('')
        await nothing(page, 'with nothing')
        // An empty object is not what most loads need: that is reported, and nothing else is.
        const reports = problems.splice(0)
        expect(
          reports.filter(report => !report.includes('the screen cannot use the reply')),
          `${screen.name}, reports of the page when ${calls.join(', ')} brings nothing`,
        ).toEqual([])
      })

    if (resources.length > 0)
      it('is forbidden without its resource, and requests no data', async () => {
        const { page, events, settled } = await opening(reopen, address, [])
        await withStateInError(`${screen.name}, without ${resources.join(', ')}`, async () => {
          await showsScreen(page, titleOf('forbidden', on.console.configuration.applicationName))
          await settled()
        })
        expect(
          events.filter(event => data.includes(event)),
          `${screen.name}, its calls without ${resources.join(', ')}`,
        ).toEqual([])
      })

    it.each(grids.filter(grid => grid !== first))('shows every state of its grid $grid.id', async shown => {
      await hold(shown)
      const { page } = await opening(reopen, shown.address)
      await withStateInError(`${screen.name}, at ${shown.address}`, () => showsScreen(page, heading()))
      await walkGrid(page, shown)
    })

    it.each(rowPanels(screen))(
      'shows a row in its panel "$label": while its loads wait, when they fail, and with them',
      async panel => {
        const { label, loads, shown } = panel
        const inState = <T>(state: string, work: () => Promise<T>) =>
          withStateInError(
            `${screen.name}, its panel "${label}" ${state}, ${loads.map(({ call }) => call).join(', ')}`,
            work,
          )
        const { page, settled } = await opening(open, shown.address)
        await inState('before it opens', () => showsScreen(page, heading()))
        const opened = () => inState('as it opens', () => openRowPanel(page, panel))
        const close = async () => {
          await page.keyboard.press('Escape')
          await inState('closed', () => panelOf(page).waitFor({ state: 'detached' }))
        }
        for (const { call } of loads) await on.console.fault({ call, delay: 60_000 })
        const dialog = await opened()
        if (loads.length > 0) {
          await inState('while it waits', () => dialog.getByText('Loading...').first().waitFor())
          await nothing(page, `its panel "${label}" while it waits`)
          await close()
          await on.console.clearFaults()
          for (const { call } of loads)
            await on.console.fault({ call, status: 500, body: { message: sayingOf(call) } })
          await opened()
          for (const { call, toast: text } of loads)
            if (text !== undefined)
              await inState('when its loads fail', () =>
                toast(page, text === 'server' ? sayingOf(call) : text),
              )
          await inState('when its loads fail', settled)
          await nothing(page, `its panel "${label}" when its loads fail`)
          await close()
          await on.console.clearFaults()
          await opened()
        }
        await inState('at rest', settled)
        expect(
          (await dialog.getByRole('heading').first().innerText()).trim(),
          `${screen.name}, the heading of its panel "${label}"`,
        ).not.toMatch(/^$|[{}]/)
        await nothing(page, `its panel "${label}" at rest`)
        await close()
        await inState('closed, which returns the focus', () =>
          expect
            .poll(() => page.evaluate(() => document.activeElement?.closest('[data-grid]') !== null))
            .toBe(true),
        )
      },
    )

    it.each(forms)(
      'has a form $form.id without a finding of axe, that refuses what is missing and keeps what was typed',
      async ({ form, when, at, opener, needed }) => {
        const inState = (state: string, work: () => Promise<unknown>) =>
          withStateInError(`${screen.name}, its form ${form.id} ${state}`, work)
        if (when) await holdCondition(when, screen, { console: on.console, resources, filled: fill })
        const { page, settled } = await opening(open, address)
        const shown = page.locator('form').nth(at)
        await inState('as it opens', async () => {
          await showsScreen(page, heading())
          if (opener !== undefined) await page.getByRole('button', { name: opener, exact: true }).click()
          await shown.waitFor()
          await settled()
        })
        await nothing(page, 'as it opens')
        if (needed === undefined) return

        // The fields of a table may have labels that begin alike.
        const text = shown.getByLabel(labelled(needed))
        const label = form.submit?.label ?? 'Save'
        const send = () => page.getByRole('button', { name: label, exact: true }).last().click()
        // The focus is in the summary, which leads to the field.
        const summary = page.locator('section:focus').filter({ hasText: `${needed} is required.` })
        await inState(`sent by "${label}" without "${needed}"`, async () => {
          await text.fill('')
          await send()
          await summary.waitFor()
        })
        await nothing(page, 'with its summary')
        await inState(`after the link to "${needed}"`, async () => {
          await summary.getByRole('link', { name: `${needed} is required.` }).click()
          await expect.poll(() => text.evaluate(control => control === document.activeElement)).toBe(true)
        })

        const method = form.submit?.method ?? 'POST'
        await page.route(
          url => url.pathname.startsWith('/api/'),
          (route, request) =>
            request.method() === method
              ? route.fulfill({ status: 500, json: { message: 'The disk is full.' } })
              : route.fallback(),
        )
        const failure = page.getByText('The disk is full.').or(page.locator('section:focus'))
        await inState(`when ${method} ${form.submit?.call} fails`, async () => {
          await text.fill('Typed for an hour')
          await send()
          await failure.first().waitFor()
          expect(await text.inputValue()).toBe('Typed for an hour')
        })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      },
    )

    const callOf = ({ grid }: ShownGrid) => `POST ${filled(grid.source, screen)}`

    /** The grid gets its first reply, without rows, when the faults are deleted. */
    async function hold(shown: ShownGrid): Promise<void> {
      await on.console.fault({ call: callOf(shown), delay: 60_000, body: noRows, times: 1 })
    }

    /** From its wait for the held reply over no row and two failures to its rows. */
    async function walkGrid(page: Page, shown: ShownGrid): Promise<void> {
      const call = callOf(shown)
      // Other grids of the screen have their own states.
      const grid = page.locator(shown.ids.map(id => `[data-grid="${id}"]`).join(', '))
      const inState = (state: string, work: () => Promise<unknown>) =>
        withStateInError(`${screen.name}, its grid ${shown.grid.id} ${state}, ${call}`, work)
      await inState('while it loads', () => grid.locator('[aria-busy=true]').first().waitFor())
      await inState('while it loads', async () => expect(await grid.getByRole('gridcell').count()).toBe(0))
      await nothing(page, 'while the grid is loading')
      await on.console.clearFaults()
      const empty = grid
        .getByRole('heading', { name: headingOf(shown.grid.empty) })
        .or(grid.getByRole('heading', { name: 'No row matches these filters.' }))
      await inState('without a row', () => empty.waitFor())
      await nothing(page, 'without a row')

      const saying = sayingOf(call)
      // The newest fault is the first.
      await on.console.fault({ call, status: 500, body: { message: saying }, times: 1 })
      await on.console.fault({ call, status: 500, body: '', times: 1 })
      await inState('when it is refreshed', async () => {
        await grid.getByRole('button', { name: 'Grid menu' }).click()
        await page.getByRole('menuitem', { name: 'Refresh' }).click()
      })
      const picture = grid.getByRole('heading', { name: failed })
      const again = grid.getByRole('button', { name: 'Try again' })
      await inState('when it fails', async () => {
        await toast(page, failed)
        await picture.waitFor()
      })
      await nothing(page, 'when the grid fails')
      await inState('when it fails with a message', async () => {
        await again.click()
        await toast(page, saying)
        await picture.waitFor()
      })
      await nothing(page, 'when the grid fails with a message')
      await inState('with the rows of the sandbox', async () => {
        await again.click()
        await grid.getByRole('gridcell').first().waitFor()
      })
    }
  })

  describe.each(dealt.filter(({ leads }) => leads))(
    '$screen.name',
    ({ screen, address, isPublic, resources }) => {
      it('redirects without an error', async () => {
        const token = isPublic ? {} : { token: await on.console.session({ resources }) }
        const { page, settled } = await on.visit(token)
        // The heading of the wait goes before the screen to which it leads is drawn.
        const heading = page.getByRole('heading', { level: 1 })
        await withStateInError(`${screen.name}, on the way from ${address}`, async () => {
          await page.goto(address)
          await heading.filter({ hasNotText: 'Loading...' }).waitFor({ state: 'attached' })
          await settled()
        })
        expect(await heading.count(), `${screen.name}, headings of the screen it leads to`).toBe(1)
        expect(await axeFindings(page), `${screen.name}, axe findings of the screen it leads to`).toEqual([])
      })
    },
  )
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
  /** One of them is kept for the session: it only fails in a document that has not had it yet. */
  readonly kept: boolean
}

/** The failures of loads that one arrival can show: each that leads elsewhere alone, the others together. */
function failuresOf(screen: Screen): Failure[] {
  const loads = Object.entries(screen.loads ?? {}).map(([names, { get, onError, cache }]) => {
    const call = `GET ${filled(get, screen)}`
    const saying = sayingOf(call)
    const text = onError.toast === 'server' ? saying : onError.toast
    const kept = cache === 'session'
    return {
      names,
      failing: [{ call, saying, text }],
      kept,
      ...(onError.go !== undefined && { go: onError.go }),
    }
  })
  const staying = loads.filter(({ go }) => go === undefined)
  const together = {
    names: staying.map(({ names }) => names).join(', '),
    failing: staying.flatMap(({ failing }) => failing),
    kept: staying.some(({ kept }) => kept),
  }
  return [...loads.filter(({ go }) => go !== undefined), ...(staying.length > 0 ? [together] : [])]
}

function sayingOf(call: string): string {
  // Without its slashes: no text of the page may show the address of a call.
  return `The server says no to ${call.replace(/\W+/g, ' ').trim()}.`
}

async function toast(page: Page, text: string): Promise<void> {
  await page.locator('[data-sonner-toast]', { hasText: text }).first().waitFor()
}

/** What the picture of an empty grid says first. */
function headingOf(empty: Grid['empty']): string {
  if (typeof empty === 'object') return empty.heading ?? empty.text
  return empty ?? 'Nothing here yet.'
}

/** The label of a field, with or without the mark of a required one. */
function labelled(label: string): RegExp {
  return new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`)
}
