import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

const show = async (width: number, address = '/refunds') => {
  await page.viewport(width, 800)
  showBlock([{ kind: 'grid', grid: fullGrid }], { answer: answerGrid(refunds), address })
  await expect.element(page.getByText(/^Rows 1–\d+ of \d+$/)).toBeVisible()
}
const customer = () => page.getByRole('textbox', { name: 'Customer' })

it('on a phone, filters are collapsed behind a button, and applied ones stay visible', async () => {
  await show(390, '/refunds?customerName=Omar')
  expect(customer().query()).toBeNull()
  expect(document.querySelector('search')?.textContent).toContain('Omar')
  const fold = page.getByRole('button', { name: 'Filters (1)' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect.element(customer()).toHaveValue('Omar')
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  await fold.click()
  expect(customer().query()).toBeNull()
})

it('on a phone, every line of filters ends at the same edge', async () => {
  await show(390)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect.element(customer()).toBeVisible()
  const area = document.querySelector('search > div')
  const filters = [...(area?.children ?? [])].filter(part => part.querySelector('label, legend'))
  const ends = new Map<number, number>()
  for (const filter of filters) {
    const { top, right } = filter.getBoundingClientRect()
    ends.set(Math.round(top), Math.max(Math.round(right), ends.get(Math.round(top)) ?? 0))
  }
  expect(ends.size).toBeGreaterThan(2)
  expect(new Set(ends.values())).toEqual(new Set([Math.round(area?.getBoundingClientRect().right ?? 0)]))
})

it('on a phone, the filter key focuses the button that shows the filters', async () => {
  await show(390)
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('button', { name: 'Filters', exact: true })).toHaveFocus()
})

it('in a wide window, filters are not collapsed', async () => {
  await show(1280)
  await expect.element(customer()).toBeVisible()
  expect(page.getByRole('button', { name: /^Filters/ }).query()).toBeNull()
})

it('on a tablet, more than one line of filters is collapsed', async () => {
  await show(768)
  expect(fullGrid.filters?.length).toBeGreaterThan(4)
  await expect.element(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
})
