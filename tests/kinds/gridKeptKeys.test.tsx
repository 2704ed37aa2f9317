import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

const rowsOf = answerGrid(refunds)

/** The list before its rows have come, and so before the code of its keys has. */
function show() {
  let give: () => void = () => {}
  const held = new Promise<void>(resolve => {
    give = resolve
  })
  const shown = showBlock([{ kind: 'grid', grid: fullGrid }], {
    answer: async (call): Promise<HttpReply> => {
      await held
      return rowsOf(call)
    },
    address: '/refunds?sort=idRefund',
  })
  return { search: () => shown.search(), calls: shown.calls, give }
}

const press = (...keys: string[]) => userEvent.keyboard(keys.join(''))
const bar = () => page.getByRole('region', { name: 'Selection' })

describe('list keys pressed before their code has loaded', () => {
  it('turn the page once it has', async () => {
    const { search, calls, give } = show()
    await expect.poll(() => calls.length).toBe(1)
    await press('n')
    expect(search()).not.toContain('page=2')
    give()
    await expect.poll(search).toContain('page=2')
    await expect.element(page.getByText(/^Rows 11–20 of/)).toBeVisible()
    // Once, and from then on at once.
    await press('n')
    await expect.poll(search).toContain('page=3')
  })

  it('select the page, and all matching rows when pressed twice', async () => {
    const { give } = show()
    give()
    const [box] = [page.getByRole('checkbox', { name: 'Select 50210', exact: true })]
    await expect.element(box).toBeVisible()
    box.element().focus()
    await press('{Control>}aa{/Control}')
    await expect.element(bar().getByRole('status')).toHaveTextContent(`All ${refunds.length} selected`)
  })

  it('are left to the browser and to typing elsewhere', async () => {
    const { search, calls, give } = show()
    await expect.poll(() => calls.length).toBe(1)
    await page.getByRole('textbox', { name: 'Customer' }).click()
    await press('n')
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue('n')
    give()
    await expect.element(page.getByText(/^Rows 1–/)).toBeVisible()
    expect(search()).not.toContain('page=2')
  })
})
