import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

/** One button, and only in the row that is named. */
const onlyOf = (idRefund: string): typeof fullGrid => ({
  ...fullGrid,
  actions: [
    { kind: 'request', label: 'Call', call: '/api/call', visible: { field: 'idRefund', is: idRefund } },
  ],
})

async function show(grid: typeof fullGrid, address: string) {
  await page.viewport(1280, 800)
  const shown = showBlock([{ kind: 'grid', grid }], { answer: answerGrid(refunds), address })
  // What comes after the first rows is there as soon as they can be printed.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelector('table')).not.toBeNull()
  })
  window.dispatchEvent(new Event('afterprint'))
  return shown
}

/** Goes to the last column of a row, as the keyboard does. */
async function stand(key: number) {
  await page.getByRole('checkbox', { name: `Select ${key}` }).click()
  await userEvent.keyboard('{End}')
}
const row = () => Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'))

describe('focus in a grid whose rows change', () => {
  it('moves to the last row when its own one is removed', async () => {
    const shown = await show(fullGrid, '/refunds?sort=idRefund&page=8')
    await stand(50_289)
    await shown.router.navigate('?sort=idRefund&page=9')
    await expect.element(page.getByRole('button', { name: 'Actions for 50296' })).toHaveFocus()
  })

  it('moves to the header when no row is left', async () => {
    const shown = await show(fullGrid, '/refunds?sort=idRefund')
    await stand(50_211)
    await shown.router.navigate('?sort=idRefund&customerName=nobody')
    await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toHaveFocus()
  })

  it('stays in its cell when the button in it is removed, and can move on from there', async () => {
    const shown = await show(onlyOf('50211'), '/refunds?sort=idRefund')
    await stand(50_211)
    await expect.element(page.getByRole('button', { name: 'Call' })).toHaveFocus()
    await shown.router.navigate('?sort=idRefund&page=2')
    await expect.element(page.getByText('50221', { exact: true })).toBeVisible()
    await expect.poll(row).toBe(3)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(row).toBe(4)
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  })

  it('stays where the user has moved it', async () => {
    const shown = await show(fullGrid, '/refunds?sort=idRefund&page=8')
    await stand(50_289)
    const filter = page.getByRole('textbox', { name: 'Customer' })
    await filter.click()
    await shown.router.navigate('?sort=idRefund&page=9')
    await expect.element(page.getByText('50296', { exact: true })).toBeVisible()
    await expect.element(filter).toHaveFocus()
    filter.element().blur()
    await shown.router.navigate('?sort=idRefund&page=8')
    await expect.element(page.getByText('50289', { exact: true })).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })
})
