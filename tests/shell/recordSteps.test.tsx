import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { valueAt } from '../../runtime/core/objects.ts'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { ok, openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

const numbers = Array.from({ length: 12 }, (_, at) => 101 + at)
const details = Object.fromEntries(
  numbers.flatMap(id => [
    [`GET /api/list/${id}`, ok({ data: { name: `Thing ${id}` } })],
    [`GET /api/list/${id}/extra`, ok({})],
  ]),
)

function answerList({ body }: HttpCall) {
  const offset = Number(valueAt(body, 'options.pagination.offset') ?? 0)
  const data = numbers.slice(offset, offset + 10).map(id => ({ id }))
  return ok({ data, rowCount: numbers.length })
}

/** The same console whose records can be approved, noted, and rejected in a form. */
const deciding = tableOf(async screen =>
  screen.name === 'details'
    ? {
        ...screen,
        body: [
          {
            kind: 'actions',
            load: 'record',
            actions: [
              { kind: 'request', label: 'Approve', call: '/api/approve', tone: 'success' },
              { kind: 'request', label: 'Note', call: '/api/note' },
            ],
          },
          ...(screen.body ?? []),
        ],
      }
    : screen,
)
/** The same console whose records have a grid. */
const withGrid = tableOf(async screen =>
  screen.name === 'details'
    ? {
        ...screen,
        body: [
          ...(screen.body ?? []),
          {
            kind: 'grid',
            grid: {
              id: 'grid-parts',
              source: '/api/parts/grid',
              columns: [{ field: 'part', label: 'Part', cell: { kind: 'text' } }],
            },
          },
        ],
      }
    : screen,
)
const goesOn = () => steps().getByRole('button', { name: 'Open the next record after each decision' })

async function openThing(
  id: number,
  answer: (call: HttpCall) => ReturnType<typeof answerList> = answerList,
  routes = tableOf(),
) {
  const opened = openConsole('/list', {
    token: 't',
    routes,
    answers: {
      ...details,
      'POST /api/list/grid': answer,
      'POST /api/parts/grid': ok({ data: [{ part: 'Cable' }, { part: 'Plug' }], rowCount: 2 }),
      'POST /api/approve': ok({ success: true }),
      'POST /api/note': ok({ success: true }),
    },
  })
  await page.getByRole('link', { name: String(id), exact: true }).click()
  await expect.element(page.getByText(`Thing ${id}`)).toBeVisible()
  // The list comes a moment later, and with it the keys.
  await expect.element(steps()).toBeVisible()
  return opened
}

const steps = () => page.getByRole('navigation', { name: 'Records of the list' })
const press = (name: string) => steps().getByRole('button', { name }).click()

describe('record opened from a list', () => {
  it('shows its position in the list, and links to its neighbours', async () => {
    const opened = await openThing(102)
    await expect.element(steps()).toHaveTextContent('2 of 12')
    await press('Next record')
    await expect.element(page.getByText('Thing 103')).toBeVisible()
    expect(opened.path()).toBe('/list/103')
    await press('Previous record')
    await press('Previous record')
    await expect.element(page.getByText('Thing 101')).toBeVisible()
    await expect
      .element(steps().getByRole('button', { name: 'Previous record' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('links to the records of the next page', async () => {
    const opened = await openThing(110)
    await press('Next record')
    await expect.element(page.getByText('Thing 111')).toBeVisible()
    await expect.element(steps()).toHaveTextContent('11 of 12')
    expect(opened.calls.filter(call => call === 'POST /api/list/grid')).toHaveLength(2)
    await press('Previous record')
    await expect.element(page.getByText('Thing 110')).toBeVisible()
  })

  it('opens the next and the previous record with the keys J and K', async () => {
    await openThing(101)
    await userEvent.keyboard('j')
    await expect.element(page.getByText('Thing 102')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(page.getByText('Thing 101')).toBeVisible()
  })

  it('has its keys on a screen with a grid too, except inside the grid', async () => {
    const opened = await openThing(101, answerList, withGrid)
    await expect.element(page.getByText('Cable')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(page.getByText('Thing 102')).toBeVisible()
    await page.getByText('Cable').click()
    await userEvent.keyboard('j')
    await expect.poll(() => document.activeElement?.textContent).toBe('Plug')
    expect(opened.path()).toBe('/list/102')
    await page.getByRole('heading', { name: 'Details' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => opened.path()).toBe('/list')
  })

  it('is marked when the user returns to the list', async () => {
    await openThing(102)
    await press('Next record')
    await expect.element(page.getByText('Thing 103')).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'List' }).click()
    await expect.element(page.getByRole('link', { name: '103' })).toBeVisible()
    const marked = () => [...document.querySelectorAll('.console-row-opened')].map(row => row.textContent)
    await vi.waitFor(() => expect(marked()).toEqual(['103']))
  })

  it('stays open when the next page cannot be loaded', async () => {
    let asked = 0
    const opened = await openThing(110, call => {
      asked += 1
      return asked === 1 ? answerList(call) : ok({ success: false, message: 'Not now.' })
    })
    await press('Next record')
    await vi.waitFor(() => expect(asked).toBe(2))
    await expect.element(page.getByText('Thing 110')).toBeVisible()
    expect(opened.path()).toBe('/list/110')
  })
})

describe('return to the list', () => {
  it('is possible with Escape, and opens the page of the record', async () => {
    const opened = await openThing(110)
    await press('Next record')
    await expect.element(page.getByText('Thing 111')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: '112' })).toBeVisible()
    expect(opened.address()).toBe('/list?page=2')
  })

  it('is not triggered by an Escape that closes a menu', async () => {
    const opened = await openThing(102)
    await page.getByRole('button', { name: 'Account' }).click()
    await expect.element(page.getByRole('menu').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('menu').query()).toBeNull()
    expect(opened.path()).toBe('/list/102')
  })

  it('is possible with the link of the position', async () => {
    const opened = await openThing(102)
    await steps().getByRole('link', { name: '2 of 12' }).click()
    await expect.element(page.getByRole('link', { name: '103' })).toBeVisible()
    expect(opened.address()).toBe('/list')
  })
})

describe('after a decision', () => {
  it('the next record opens if the user has chosen so, after the last one the list', async () => {
    const opened = await openThing(109, answerList, deciding)
    await goesOn().click()
    await expect.element(goesOn()).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect.element(page.getByText('Thing 110')).toBeVisible()
    expect(opened.path()).toBe('/list/110')
    expect(opened.calls.filter(call => call === 'GET /api/list/109')).toHaveLength(1)
    await press('Next record')
    await expect.element(page.getByText('Thing 111')).toBeVisible()
    await press('Next record')
    await expect.element(page.getByText('Thing 112')).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect.element(page.getByText('That was the last record of the list.')).toBeVisible()
    expect(opened.address()).toBe('/list?page=2')
  })

  it('the record stays open otherwise', async () => {
    const opened = await openThing(102, answerList, deciding)
    await page.getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() => expect(opened.calls.filter(call => call === 'GET /api/list/102')).toHaveLength(2))
    expect(opened.path()).toBe('/list/102')
  })

  it('the record stays open if the action is not a decision', async () => {
    const opened = await openThing(102, answerList, deciding)
    await goesOn().click()
    await page.getByRole('button', { name: 'Note' }).click()
    await vi.waitFor(() => expect(opened.calls.filter(call => call === 'GET /api/list/102')).toHaveLength(2))
    expect(opened.path()).toBe('/list/102')
  })

  it('only screens with actions offer the choice', async () => {
    await openThing(102)
    await expect.element(steps()).toBeVisible()
    expect(goesOn().query()).toBeNull()
  })
})

it('a record that was opened by its address has no neighbours', async () => {
  openConsole('/list/102', { token: 't', answers: details })
  await expect.element(page.getByText('Thing 102')).toBeVisible()
  expect(steps().query()).toBeNull()
})
