import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../stories/fixtures/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { showBlock } from './showBlock.tsx'

const { actions: _, selection: __, ...read } = fullGrid
const records = ['2011-11-30 10:00:00', '2011-12-09 14:00:00', null].map((createdAt, at) => ({
  idRefund: at + 1,
  createdAt,
}))

it.each(['dateRange', 'fromDate', 'toDate'] as const)(
  'the calendar of a filter of the kind %s opens at the newest month of the rows',
  async kind => {
    await page.viewport(1280, 800)
    const grid = { ...read, filters: [{ kind, field: 'createdAt', label: 'Created' }] } satisfies Grid
    showBlock([{ kind: 'grid', grid }], { answer: answerGrid(records) })
    await expect.element(page.getByText('Rows 1–3 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Open calendar, Created' }).click()
    await expect
      .element(page.getByRole('dialog', { name: 'Calendar, Created' }).getByText('December 2011'))
      .toBeVisible()
  },
)
