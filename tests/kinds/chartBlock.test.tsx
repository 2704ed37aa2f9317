import { Chart } from 'chart.js'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { type BlockOf } from '../../schemas/index.ts'
import { manyOverdue, overdue } from '../../stories/fixtures/overdue.ts'
import { heldServer } from './heldServer.ts'
import { type Shown, showBlock } from './showBlock.tsx'

const block = {
  kind: 'chart',
  heading: 'Overdue by partner',
  load: 'overdue',
  label: { field: 'partner', label: 'Partner' },
  series: [
    { field: 'week', label: 'Up to 7 days', query: { overdue: { value: '1-7' } } },
    { field: 'month', label: '8–30 days', query: { overdue: { value: '8-30' } } },
    { field: 'older', label: 'Older' },
  ],
  cell: { kind: 'money', currency: 'currency' },
  horizontal: true,
  to: 'refunds',
  query: { partner: 'idPartner' },
} satisfies BlockOf<'chart'>

const show = (definition: BlockOf<'chart'> = block, records: unknown = overdue) =>
  showBlock([definition], { loads: { overdue: records } })

const picture = () =>
  page.getByRole('img', { name: 'Overdue by partner, chart. The table below has the same data.' })

/** The chart of the picture as chart.js holds it. */
async function drawnChart(): Promise<Chart> {
  await expect.element(picture()).toBeVisible()
  const chart = Chart.getChart(picture().element() as HTMLCanvasElement)
  if (!chart) throw new Error('Nothing is drawn on the canvas.')
  return chart
}

describe('chart', () => {
  it('is responsive and not locked to an aspect ratio', async () => {
    await page.viewport(900, 700)
    show()
    const chart = await drawnChart()
    expect(chart.options).toMatchObject({ responsive: true, maintainAspectRatio: false, animation: false })
    const { height } = chart
    await page.viewport(500, 700)
    await expect.poll(() => chart.width).toBeLessThan(500)
    expect(chart.height).toBe(height)
  })

  it('stacks the parts of each record in the order of its series', async () => {
    show()
    const chart = await drawnChart()
    expect(chart.data.labels).toEqual(overdue.map(({ partner }) => partner))
    expect(chart.data.datasets.map(({ data }) => data)).toEqual([
      [1240.5, 5120, 0, 640],
      [8310, 1900.1, 2410.75, 0],
      [2225.25, 0, 990, 120.05],
    ])
  })

  it('shows the same numbers as a table, with their sums', async () => {
    show()
    const rows = page.getByRole('table').getByRole('row')
    await expect.poll(() => rows.all().length).toBe(6)
    const texts = rows.elements().map(row => [...row.children].map(cell => cell.textContent))
    expect(texts[0]).toEqual(['Partner', 'Up to 7 days', '8–30 days', 'Older', 'Total'])
    expect(texts[4]).toEqual(['Hub Leeds', '640.00 GBP', '-', '120.05 GBP', '760.05 GBP'])
    expect(texts[5]).toEqual(['Total', '7,000.50 GBP', '12,620.85 GBP', '3,335.30 GBP', '22,956.65 GBP'])
  })

  it('shows a status that names its bars by the labels of its options', async () => {
    const values = { doa: { label: 'Dead on arrival' }, noise: { label: 'Noise' } }
    const label = { field: 'defect', label: 'Defect', cell: { kind: 'status', values } } as const
    const records = ['doa', 'noise', 'new'].map(defect => ({ defect, week: 1 }))
    show({ ...block, label }, records)
    const names = ['Dead on arrival', 'Noise', 'new']
    expect((await drawnChart()).data.labels).toEqual(names)
    const heads = page.getByRole('rowheader').elements()
    expect(heads.map(({ textContent }) => textContent)).toEqual([...names, 'Total'])
  })

  it('draws the first records and says so; the table has all of them', async () => {
    show(block, manyOverdue)
    const chart = await drawnChart()
    expect(chart.data.labels).toHaveLength(12)
    await expect
      .element(page.getByText('The chart shows the first 12 of 30, the table all of them.'))
      .toBeVisible()
    expect(page.getByRole('table').getByRole('row').all()).toHaveLength(32)
  })

  it('uses the colours of the tokens, also in the dark theme', async () => {
    show()
    const chart = await drawnChart()
    const colors = () => chart.data.datasets.map(({ backgroundColor }) => backgroundColor)
    const light = colors()
    expect(new Set(light).size).toBe(3)
    document.documentElement.dataset.theme = 'dark'
    try {
      await expect.poll(colors).not.toEqual(light)
      for (const color of colors()) expect(color).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
    } finally {
      delete document.documentElement.dataset.theme
    }
  })

  it('separates its parts in forced colours', async () => {
    const force = (value: 'active' | 'none') =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
    await force('active')
    try {
      await vi.waitFor(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true))
      show()
      const chart = await drawnChart()
      const parts = chart.data.datasets.map(({ backgroundColor }) => backgroundColor)
      expect(new Set(parts).size).toBe(3)
      expect(chart.data.datasets.map(({ borderColor }) => borderColor)).not.toContain(parts[0])
    } finally {
      await force('none')
    }
  })

  it('follows a right-to-left page', async () => {
    document.documentElement.dir = 'rtl'
    try {
      show()
      const chart = await drawnChart()
      expect(chart.options.scales?.x).toMatchObject({ reverse: true })
      expect(chart.options.scales?.y).toMatchObject({ position: 'right' })
      // A name and an amount still read in their own direction.
      expect(chart.scales.y?.ticks[0]?.label).toBe(`\u2068${overdue[0]?.partner}\u2069`)
      for (const figure of document.querySelectorAll('td'))
        expect(figure.querySelector('bdi')?.textContent).toBe(figure.textContent)
    } finally {
      document.documentElement.removeAttribute('dir')
    }
  })
})

describe('chart with links', () => {
  const address = (shown: Shown) => {
    const { pathname, search } = shown.router.state.location
    return pathname + search
  }

  it('opens the screen from a part of a bar', async () => {
    await page.viewport(900, 700)
    const shown = show()
    const chart = await drawnChart()
    // The middle of the second part of the first bar.
    const bar = chart.getDatasetMeta(1).data[0]
    const { x = 0, base = 0, y = 0 } = bar?.getProps(['x', 'base', 'y'], true) ?? {}
    await picture().click({ position: { x: (x + Number(base)) / 2, y } })
    await expect.poll(() => address(shown)).toBe('/refunds?partner=7&overdue=8-30')
  })

  it('opens the same screen from the numbers and names of its table, also by keyboard', async () => {
    show()
    const links = page.getByRole('table').getByRole('link')
    await expect.element(links.getByText('Albion Parcels')).toHaveAttribute('href', '/refunds?partner=3')
    await expect
      .element(page.getByRole('link', { name: '5,120.00 GBP' }))
      .toHaveAttribute('href', '/refunds?partner=3&overdue=1-7')
    // Nothing is nowhere to be seen.
    expect(links.all().map(link => link.element().textContent)).not.toContain('0.00 GBP')
  })

  it('carries the filters that it follows; its own query goes before them', async () => {
    await page.viewport(900, 700)
    const following: BlockOf<'chart'> = { ...block, follows: ['overdue', 'status', 'partner'] }
    const text = (field: string) => ({ kind: 'text', field, label: field }) as const
    const filters = ['overdue', 'status', 'partner'].map(text)
    const shown = showBlock([{ kind: 'filters', filters }, following], {
      loads: { overdue },
      address: '/?status=ready&overdue=30&partner=9&other=1',
    })
    const chart = await drawnChart()
    const link = (name: string) => page.getByRole('link', { name })
    await expect
      .element(link('Albion Parcels'))
      .toHaveAttribute('href', '/refunds?overdue=30&status=ready&partner=3')
    await expect
      .element(link('5,120.00 GBP'))
      .toHaveAttribute('href', '/refunds?overdue=1-7&status=ready&partner=3')
    const bar = chart.getDatasetMeta(1).data[0]
    const { x = 0, base = 0, y = 0 } = bar?.getProps(['x', 'base', 'y'], true) ?? {}
    await picture().click({ position: { x: (x + Number(base)) / 2, y } })
    await expect.poll(() => address(shown)).toBe('/refunds?overdue=8-30&status=ready&partner=7')
  })

  it('has no links for users who may not open it', async () => {
    showBlock([block], { loads: { overdue }, resources: [] })
    await drawnChart()
    expect(page.getByRole('link').all()).toEqual([])
  })
})

describe('chart with a folded table', () => {
  const folded: BlockOf<'chart'> = { ...block, table: 'folded' }
  const button = (name: RegExp) => page.getByRole('button', { name })

  it('shows the numbers and their links by keyboard, and hides them again', async () => {
    show(folded)
    await expect.element(button(/^Show table of Overdue by partner$/)).toBeVisible()
    expect(page.getByRole('table').query()).toBeNull()
    button(/^Show/).element().focus()
    await userEvent.keyboard('{Enter}')
    const hide = button(/^Hide table of Overdue by partner$/)
    await expect.element(hide).toHaveFocus()
    await expect.element(hide).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('link', { name: 'Bridge Couriers' })).toHaveFocus()
    await expect
      .element(page.getByRole('link', { name: '5,120.00 GBP' }))
      .toHaveAttribute('href', '/refunds?partner=3&overdue=1-7')
    await hide.click()
    expect(page.getByRole('table').query()).toBeNull()
  })

  it('names the place of the same data in the name of the picture', async () => {
    show(folded)
    const chart = (place: string) => page.getByRole('img', { name: `Overdue by partner, chart. ${place}` })
    await expect.element(chart('The button below shows the same data as a table.')).toBeVisible()
    await button(/^Show/).click()
    await expect.element(chart('The table below has the same data.')).toBeVisible()
  })

  it('says also while it is folded that it draws the first records only', async () => {
    show(folded, manyOverdue)
    await expect
      .element(page.getByText('The chart shows the first 12 of 30, the table all of them.'))
      .toBeVisible()
  })

  it('keeps its table open when its filters match nothing for a while', async () => {
    const server = heldServer()
    const { load: _load, ...asking } = folded
    const filters = [{ kind: 'text', field: 'status', label: 'Status' }] as const
    const following: BlockOf<'chart'> = { ...asking, get: '/api/overdue', follows: ['status'] }
    const shown = showBlock([{ kind: 'filters', filters: [...filters] }, following], server)
    const reply = (at: number, data: unknown) =>
      vi.waitFor(() => server.reply(at, { ok: true, status: 200, data }))
    await reply(0, overdue)
    await button(/^Show table/).click()
    await shown.router.navigate('/?status=ready')
    await reply(1, [])
    await expect.element(page.getByRole('heading', { name: 'Nothing matches these filters.' })).toBeVisible()
    await shown.router.navigate('/')
    await reply(2, overdue)
    await expect.element(page.getByRole('table')).toBeVisible()
  })
})

describe('chart without numbers', () => {
  it('shows its empty text', async () => {
    show({ ...block, empty: 'Nothing is overdue.' }, [])
    await expect.element(page.getByText('Nothing is overdue.')).toBeVisible()
    expect(page.getByRole('table').query()).toBeNull()
  })

  it.each([
    ['the page of a proxy', '<!doctype html><title>Gateway</title>'],
    ['a list of something else', [[[]]]],
  ])('whose reply is %s is a failure, not empty', async (_, data) => {
    const server = heldServer()
    const { load: _load, ...asking } = block
    showBlock([{ ...asking, get: '/api/overdue', select: 'data.GBP', empty: 'Nothing is overdue.' }], server)
    await vi.waitFor(() => server.reply(0, { ok: true, status: 200, data }))
    await expect.element(page.getByText('The numbers could not be loaded.')).toBeVisible()
    expect(page.getByText('Nothing is overdue.').query()).toBeNull()
  })

  it('that cannot be loaded shows the message of the server, and can be retried', async () => {
    const server = heldServer()
    const { load: _load, ...asking } = block
    const shown = showBlock([{ ...asking, get: '/api/overdue', select: 'data' }], server)
    await vi.waitFor(() =>
      server.reply(0, { ok: false, status: 500, statusText: '', data: { message: 'Not now.' } }),
    )
    await expect.element(page.getByText('The numbers could not be loaded.')).toBeVisible()
    expect(shown.toasts).toEqual([{ type: 'error', text: 'Not now.' }])
    await page.getByRole('button', { name: 'Try again' }).click()
    await vi.waitFor(() => server.reply(1, { ok: true, status: 200, data: { data: overdue } }))
    await drawnChart()
  })
})
