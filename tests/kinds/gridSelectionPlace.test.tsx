import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

describe('the bar of a selection', () => {
  it.each([
    ['of ten rows', 10],
    ['of rows that scroll', 50],
  ])('covers neither totals nor pages of a list %s that ends with the window', async (_, size) => {
    await page.viewport(1280, 900)
    showBlock([{ kind: 'grid', grid: fullGrid }], {
      answer: answerGrid(refunds),
      address: `/refunds?sort=idRefund&size=${size}`,
    })
    await expect.element(page.getByText(`Rows 1–${size} of 87`)).toBeVisible()
    await fitWindow()
    await page
      .getByRole('checkbox', { name: /^Select 5/ })
      .first()
      .click()
    await expect.element(page.getByRole('button', { name: 'Clear selection' })).toBeVisible()
    await expect.poll(() => parts().filter(covered)).toEqual([])
    scrollTo(0, document.body.scrollHeight)
    await expect.poll(() => parts().filter(covered)).toEqual([])
  })
})

/** The totals of the page, and the pager. */
const parts = () => [...document.querySelectorAll('.rdg-summary-row, [data-bar="pager"]')]

/** Makes the window as high as the list. */
async function fitWindow(): Promise<void> {
  const end = () =>
    Math.ceil(document.querySelector('[data-bar="pager"]')?.getBoundingClientRect().bottom ?? 0)
  await expect
    .poll(async () => {
      await page.viewport(1280, end())
      return innerHeight - end()
    })
    .toBe(0)
}

/** Whether the bar lies over any part of that element. */
function covered(element: Element): boolean {
  const one = element.getBoundingClientRect()
  const other = document.querySelector('[data-bar="selection"]')?.getBoundingClientRect()
  if (!other) throw new Error('There is no bar.')
  return other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom
}
