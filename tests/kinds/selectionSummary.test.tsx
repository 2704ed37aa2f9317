import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { countedGrid, fullGrid, summedGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type FakeClock } from './fakeClock.ts'
import { showBlock } from './showBlock.tsx'

const rowsOf = answerGrid(refunds)
const ok = (data: unknown): HttpReply => ({ ok: true, status: 200, data })
const sum = (total: number) => ok({ success: true, data: { total, currency: 'EUR' } })

async function show(answer: (call: HttpCall) => HttpReply | Promise<HttpReply>, grid: Grid = summedGrid) {
  await page.viewport(1280, 800)
  const shown = showBlock([{ kind: 'grid', grid }], {
    answer: call => (call.path === grid.source ? rowsOf(call) : answer(call)),
    address: '/refunds?sort=idRefund',
  })
  await expect.element(page.getByText(/^Rows 1–10 of/)).toBeVisible()
  return shown
}

const box = (name: number) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const total = () => page.getByRole('region', { name: 'Selection' }).getByRole('definition')

/** The time that the page waits for passes, until that has happened. */
const passing = (clock: FakeClock, then: () => void) =>
  vi.waitFor(() => {
    clock.advance(150)
    then()
  })

describe('selection summary', () => {
  it('shows the figures of the server for the selected rows, requested again with every change', async () => {
    const bodies: unknown[] = []
    const { clock } = await show(call => {
      bodies.push(call.body)
      return sum(bodies.length * 10)
    })
    await box(50_210).click()
    await expect.element(total()).toHaveTextContent('…')
    await passing(clock, () => expect(bodies).toHaveLength(1))
    await expect.element(total()).toHaveTextContent('10.00 EUR')
    await box(50_211).click()
    await expect.element(total()).toHaveTextContent('10.00 EUR')
    await passing(clock, () => expect(bodies).toHaveLength(2))
    await expect.element(total()).toHaveTextContent('20.00 EUR')
    expect(bodies).toEqual([{ selection: { ids: [50_210] } }, { selection: { ids: [50_210, 50_211] } }])
  })

  it.each([{ data: { data: 2 } }, { success: true, data: { data: '2' } }, { data: 2 }])(
    'is asked for by GET where the definition says so, and may be a number alone: %j',
    async reply => {
      const paths: string[] = []
      const { clock } = await show(call => {
        paths.push(`${call.method} ${call.path}`)
        return ok(reply)
      }, countedGrid)
      await box(50_210).click()
      await passing(clock, () => expect(paths).toHaveLength(1))
      await expect.element(total()).toHaveTextContent('2')
      const selection = encodeURIComponent(JSON.stringify({ ids: [50_210] }))
      expect(paths).toEqual([`GET /api/refunds/selected?selection=${selection}`])
    },
  )

  it('is not requested between two quick clicks, and uses the newest selection', async () => {
    const given: ((reply: HttpReply) => void)[] = []
    const { clock } = await show(() => new Promise(resolve => given.push(resolve)))
    await box(50_210).click()
    await expect.element(total()).toBeVisible()
    clock.advance(100)
    await box(50_211).click()
    clock.advance(100)
    expect(given).toHaveLength(0)
    await passing(clock, () => expect(given).toHaveLength(1))
    await box(50_212).click()
    await passing(clock, () => expect(given).toHaveLength(2))
    given[1]?.(sum(3))
    await expect.element(total()).toHaveTextContent('3.00 EUR')
    given[0]?.(sum(2))
    await expect.element(total()).toHaveTextContent('3.00 EUR')
  })

  it('is shown before the first row is selected where users select towards a figure', async () => {
    const bodies: unknown[] = []
    const grid: Grid = {
      ...summedGrid,
      ...(summedGrid.selectionSummary && {
        selectionSummary: { ...summedGrid.selectionSummary, always: true },
      }),
    }
    const { clock } = await show(call => {
      bodies.push(call.body)
      return sum(bodies.length * 10)
    }, grid)
    await passing(clock, () => expect(bodies).toEqual([{ selection: { ids: [] } }]))
    await expect.element(total()).toHaveTextContent('10.00 EUR')
    await expect.element(page.getByText('0 selected')).toBeVisible()
    await box(50_210).click()
    await passing(clock, () => expect(bodies).toHaveLength(2))
    await expect.element(total()).toHaveTextContent('20.00 EUR')
  })

  it('reports a failure, and retries', async () => {
    const replies = [ok({ success: true, data: [] }), sum(7)]
    const { clock } = await show(() => replies.shift() ?? sum(0))
    await box(50_210).click()
    await expect.element(total()).toBeVisible()
    await passing(clock, () => expect(replies).toHaveLength(1))
    await expect.element(page.getByText(/^The total could not be calculated/)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await passing(clock, () => expect(replies).toHaveLength(0))
    await expect.element(total()).toHaveTextContent('7.00 EUR')
  })

  it('does not navigate from the selected rows when it is refused', async () => {
    const asked = vi.fn((): HttpReply => ({ ok: false, status: 403, statusText: '', data: undefined }))
    const { clock, led } = await show(asked)
    await box(50_210).click()
    await passing(clock, () => expect(asked).toHaveBeenCalled())
    await expect.element(page.getByText(/^The total could not be calculated/)).toBeVisible()
    expect(led).toEqual([])
  })
})

describe('confirmation of an action on a selection', () => {
  const question = () => page.getByRole('alertdialog')
  const approving = ({ selectionSummary }: Grid): Grid => ({
    ...fullGrid,
    ...(selectionSummary && { selectionSummary }),
  })
  const ask = async () => {
    for (const name of [50_210, 50_211]) await box(name).click()
    await page.getByRole('button', { name: 'Approve all' }).click()
    await expect.element(question()).toBeVisible()
  }

  const counted = () => question().getByRole('status')

  it('shows the number of records and their sum in each currency, from the server', async () => {
    const bodies: unknown[] = []
    const answer = (call: HttpCall) => {
      bodies.push(call.body)
      return ok({ success: true, data: { sums: ['1,204.50 GBP', '88.00 EUR'] } })
    }
    const { clock } = await show(answer, {
      ...fullGrid,
      selectionSums: '/api/refunds/sums',
      records: { one: 'refund', many: 'refunds' },
    })
    await ask()
    await expect.element(counted()).toHaveTextContent('2 refunds: …')
    await passing(clock, () => expect(bodies).toEqual([{ selection: { ids: [50_210, 50_211] } }]))
    await expect.element(counted()).toHaveTextContent('2 refunds: 1,204.50 GBP, 88.00 EUR')
    await expect
      .element(question())
      .toHaveAccessibleDescription(
        '2 refunds: 1,204.50 GBP, 88.00 EUR The refunds are paid with the next batch.',
      )
  })

  it('offers a retry if the server could not add them up, and still shows their number', async () => {
    const replies = [ok({ success: false }), ok({ success: true, data: { sums: ['7.00 EUR'] } })]
    const { clock } = await show(() => replies.shift() ?? ok({}), {
      ...fullGrid,
      selectionSums: '/api/refunds/sums',
    })
    await ask()
    await passing(clock, () => expect(replies).toHaveLength(1))
    await expect.element(counted().first()).toHaveTextContent('2 rows')
    await question().getByRole('button', { name: 'Try again' }).click()
    await passing(clock, () => expect(replies).toHaveLength(0))
    await expect.element(counted()).toHaveTextContent('2 rows: 7.00 EUR')
  })

  it('shows the other figures of the server', async () => {
    let asked = 0
    const { clock } = await show(() => {
      asked += 1
      return sum(1234.5)
    }, approving(summedGrid))
    await ask()
    await passing(clock, () => expect(asked).toBeGreaterThan(0))
    await expect.element(question().getByRole('definition')).toHaveTextContent('1,234.50 EUR')
  })

  it('adds up the money of the rows if the server does not and all of them were loaded', async () => {
    await show(() => ok({ data: 2 }), fullGrid)
    await ask()
    await expect.element(counted()).toHaveTextContent('2 rows: 50.25 AED, 12.40 EGP')
  })

  it('shows only the number of rows if not all of them were loaded', async () => {
    await show(() => ok({ data: 2 }), fullGrid)
    await box(50_210).click()
    await page.getByRole('button', { name: /^Select all \d+ matching$/ }).click()
    await page.getByRole('button', { name: 'Approve all' }).click()
    await expect.element(counted()).toHaveTextContent(`${refunds.length} rows`)
  })
})
