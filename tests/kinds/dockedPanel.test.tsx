import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type ActionOf, type BlockOf, type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

type Panel = ActionOf<'show'>['panel']

const pin: BlockOf<'form'> = {
  kind: 'form',
  form: {
    id: 'pin',
    fields: [{ kind: 'text', name: 'pin', label: 'Pin', maxLength: 10 }],
    draft: false,
    submit: { call: '/api/refunds/{idRefund}/pin', label: 'Save pin' },
  },
}
const panel: Panel = {
  title: 'Refund {idRefund}',
  docked: true,
  loads: { steps: { get: '/api/refunds/{idRefund}/steps', onError: { value: null } } },
  body: [
    {
      kind: 'tabs',
      tabs: [
        {
          id: 'steps',
          label: 'Steps',
          body: [
            { kind: 'details', load: 'record', fields: [{ field: 'customerName', label: 'Customer' }] },
            { kind: 'table', load: 'steps', columns: [{ field: 'step', label: 'Step' }] },
          ],
        },
        { id: 'pin', label: 'Pin', body: [pin] },
        {
          id: 'parts',
          label: 'Parts',
          body: [
            {
              kind: 'grid',
              grid: {
                id: 'grid-parts',
                source: '/api/parts/{idRefund}',
                columns: [{ field: 'part', label: 'Part' }],
              },
            },
          ],
        },
      ],
    },
  ],
}
const [first, ...others] = refundGrid.columns
if (!first) throw new Error('The grid has no columns.')
const grid: Grid = {
  ...refundGrid,
  selection: true,
  columns: [{ ...first, cell: { kind: 'action', action: 'Look' } }, ...others],
  actions: [
    { kind: 'show', label: 'Look', panel, visible: { field: 'status', in: ['pending', 'ready', 'paid'] } },
    { kind: 'request', label: 'Send', call: '/api/refunds/{idRefund}/send' },
  ],
}
const rowsOf = answerGrid(refunds)
const partsOf = answerGrid(Array.from({ length: 3 }, (_, at) => ({ part: `Part ${at + 1}` })))
const region = (id: number) => page.getByRole('complementary', { name: `Refund ${id}` })
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const opener = (id: number) => page.getByRole('button', { name: String(id), exact: true })
const question = () => page.getByRole('alertdialog')
const stepsOf = ({ path }: HttpCall): HttpReply => ({
  ok: true,
  status: 200,
  data: [{ step: `Step of ${path.split('/')[3]}` }],
})

/** Opened for the first refund, 50210. */
async function show({ width = 1280, steps = stepsOf }: Showing = {}) {
  await page.viewport(width, 900)
  const shown = showBlock([{ kind: 'grid', grid }], {
    address: '/refunds?sort=idRefund',
    answer(call: HttpCall) {
      if (call.path === refundGrid.source) return rowsOf(call)
      if (call.path.startsWith('/api/parts/')) return partsOf(call)
      return call.path.endsWith('/steps') ? steps(call) : { ok: true, status: 200, data: { success: true } }
    },
  })
  await opener(50_210).click()
  const askedFor = () =>
    shown.calls.flatMap(({ path }) => (path.endsWith('/steps') ? Number(path.split('/')[3]) : []))
  return Object.assign(shown, { askedFor })
}

interface Showing {
  width?: number
  steps?: (call: HttpCall) => HttpReply | Promise<HttpReply>
}

describe('docked panel', () => {
  it('is a region beside the list, which keeps the focus and stays in use', async () => {
    await show()
    await expect.element(region(50_210)).toBeVisible()
    expect(page.getByRole('dialog').query()).toBeNull()
    await expect.element(opener(50_210)).toHaveFocus()
    const list = page.getByRole('grid').element().getBoundingClientRect()
    expect(list.right).toBeLessThanOrEqual(region(50_210).element().getBoundingClientRect().left)
    await page.getByRole('checkbox', { name: /^Select 50212/ }).click()
    await expect.element(page.getByRole('checkbox', { name: /^Select 50212/ })).toBeChecked()
  })

  it('shows the row that the keyboard stays on, and asks nothing for the rows between', async () => {
    const shown = await show()
    await expect.element(region(50_210).getByText('Step of 50210')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await shown.clock.pass(199)
    await expect.element(region(50_210)).toBeVisible()
    await shown.clock.pass(1)
    await expect.element(region(50_212).getByText('Step of 50212')).toBeVisible()
    expect(shown.askedFor()).toEqual([50_210, 50_212])
    await expect.element(opener(50_212)).toHaveFocus()
  })

  it('shows the row that is clicked', async () => {
    const shown = await show()
    await expect.element(region(50_210)).toBeVisible()
    await cell('50.25 AED').click()
    await shown.clock.pass(200)
    await expect.element(region(50_211).getByText('Step of 50211')).toBeVisible()
  })

  it('shows the newest row, whatever reply comes last', async () => {
    const replies = new Map<string, (reply: HttpReply) => void>()
    const shown = await show({
      steps: call => new Promise(resolve => replies.set(call.path.split('/')[3] ?? '', resolve)),
    })
    await expect.element(region(50_210)).toBeVisible()
    const [signal] = shown.calls.filter(({ path }) => path.endsWith('/steps')).map(call => call.signal)
    await userEvent.keyboard('{ArrowDown}')
    await shown.clock.pass(200)
    await expect.element(region(50_211)).toBeVisible()
    expect(signal?.aborted).toBe(true)
    const reply = (id: string) =>
      replies.get(id)?.(stepsOf({ method: 'GET', path: `/api/refunds/${id}/steps` }))
    reply('50211')
    await expect.element(region(50_211).getByText('Step of 50211')).toBeVisible()
    reply('50210')
    await expect.element(region(50_211).getByText('Step of 50211')).toBeVisible()
  })

  it('keeps its open tab for the next row', async () => {
    const shown = await show()
    await region(50_210).getByRole('tab', { name: 'Pin' }).click()
    await cell('50.25 AED').click()
    await shown.clock.pass(200)
    await expect.element(region(50_211).getByRole('textbox', { name: 'Pin' })).toBeVisible()
    expect(shown.search()).toBe('sort=idRefund')
  })

  it('shows why a row cannot be shown to which the action does not apply', async () => {
    const shown = await show()
    await expect.element(region(50_210)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await shown.clock.pass(200)
    await expect.element(region(50_213).getByText('Not available for this row.')).toBeVisible()
    expect(shown.askedFor()).toEqual([50_210])
  })

  it('keeps its row when that is on another page, and reloads after an action on it', async () => {
    const shown = await show()
    await expect.element(region(50_210).getByText('Step of 50210')).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).first().click()
    await vi.waitFor(() => expect(shown.askedFor()).toEqual([50_210, 50_210]))
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(cell('390.90 AED')).toBeVisible()
    await expect.element(region(50_210).getByText('Step of 50210')).toBeVisible()
    await cell('390.90 AED').click()
    await shown.clock.pass(200)
    await expect.element(region(50_220)).toBeVisible()
  })
})

describe('keys of a docked panel', () => {
  it('moves the focus between the rows and the panel by F6', async () => {
    await show()
    await expect.element(region(50_210)).toBeVisible()
    await userEvent.keyboard('{F6}')
    await expect.element(region(50_210)).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(region(50_210).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(opener(50_210)).toHaveFocus()
  })

  it('moves through the rows of the list, also from the panel, unless a list in it has the focus', async () => {
    const shown = await show()
    const tab = region(50_210).getByRole('tab', { name: 'Parts' })
    await tab.click()
    await expect.element(cell('Part 1')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(opener(50_211)).toHaveFocus()
    await shown.clock.pass(200)
    const part = region(50_211).getByRole('gridcell', { name: 'Part 1' })
    await part.click()
    await userEvent.keyboard('j')
    await expect.element(region(50_211).getByRole('gridcell', { name: 'Part 2' })).toHaveFocus()
  })

  it('moves the focus into the panel by the action whose row it shows', async () => {
    await show()
    await expect.element(region(50_210)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(region(50_210)).toHaveFocus()
  })

  it('closes by Escape in it, keeps the selection, and returns the focus to the row', async () => {
    await show()
    const box = page.getByRole('checkbox', { name: /^Select 50211/ })
    await expect.element(region(50_210)).toBeVisible()
    await box.click()
    await userEvent.keyboard('{F6}{Escape}')
    await expect.element(region(50_210)).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
    await expect.element(box).toBeChecked()
  })

  it('closes by Escape in the rows after their selection is cleared', async () => {
    await show()
    const box = page.getByRole('checkbox', { name: /^Select 50211/ })
    await box.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(box).not.toBeChecked()
    await expect.element(page.getByRole('complementary')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
  })
})

describe('input in a docked panel', () => {
  it('is asked about before another row is shown, and before it closes', async () => {
    const shown = await show()
    await region(50_210).getByRole('tab', { name: 'Pin' }).click()
    const field = region(50_210).getByRole('textbox', { name: 'Pin' })
    await field.fill('4711')
    const next = cell('50.25 AED')
    await next.click()
    await shown.clock.pass(200)
    await question().getByRole('button', { name: 'Stay' }).click()
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('4711')
    await region(50_210).getByRole('button', { name: 'Close' }).click()
    await question().getByRole('button', { name: 'Stay' }).click()
    await expect.element(question()).not.toBeInTheDocument()
    await next.click()
    await shown.clock.pass(200)
    await question().getByRole('button', { name: 'Leave' }).click()
    await expect.element(region(50_211).getByRole('textbox', { name: 'Pin' })).toHaveValue('')
  })

  it('stays in place while the window is narrower', async () => {
    await show()
    await region(50_210).getByRole('tab', { name: 'Pin' }).click()
    await region(50_210).getByRole('textbox', { name: 'Pin' }).fill('4711')
    await page.viewport(900, 900)
    await expect.element(region(50_210).getByRole('textbox', { name: 'Pin' })).toHaveValue('4711')
    expect(page.getByRole('dialog').query()).toBeNull()
  })
})

describe('docked panel in a narrow window', () => {
  it('is a modal panel', async () => {
    await show({ width: 1023 })
    await expect.element(page.getByRole('dialog', { name: 'Refund 50210' })).toBeVisible()
    expect(region(50_210).query()).toBeNull()
  })

  it('becomes a modal panel when the window becomes narrow', async () => {
    await show()
    await expect.element(region(50_210)).toBeVisible()
    await page.viewport(1000, 900)
    await expect.element(page.getByRole('dialog', { name: 'Refund 50210' })).toBeVisible()
    expect(region(50_210).query()).toBeNull()
  })
})
