import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { mapMemory } from './mapMemory.ts'
import { showBlock } from './showBlock.tsx'

const sizes = () => page.getByRole('combobox', { name: 'Rows per page' })

it('the chosen page size and density apply to all grids of the user', async () => {
  const memory = mapMemory()
  await page.viewport(1280, 800)
  const first = showBlock([{ kind: 'grid', grid: fullGrid }], { answer: answerGrid(refunds), memory })
  await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
  await sizes().selectOptions('25')
  await expect.element(page.getByText('Rows 1–25 of 87')).toBeVisible()
  expect(first.calls).toHaveLength(2)
  await page.getByRole('button', { name: 'Grid menu' }).click()
  await page.getByRole('menuitem', { name: 'Compact rows' }).click()
  await vi.waitFor(() => expect(memory.get('grids:')).toBe('{"density":"compact","size":25}'))

  document.body.replaceChildren()
  showBlock([{ kind: 'grid', grid: { ...fullGrid, id: 'grid-others' } }], {
    answer: answerGrid(refunds),
    memory,
  })
  await expect.element(page.getByText('Rows 1–25 of 87')).toBeVisible()
  const row = document.querySelector('.rdg-row')
  expect(row?.getBoundingClientRect().height).toBeLessThan(30)
})

it('a user who chose ten rows keeps them in a tall window', async () => {
  await page.viewport(1280, 1440)
  showBlock([{ kind: 'grid', grid: fullGrid }], { answer: answerGrid(refunds), memory: mapMemory() })
  await expect.element(page.getByText('Rows 1–25 of 87')).toBeVisible()
  await sizes().selectOptions('10')
  await expect.element(page.getByText('Rows 1–10 of 87')).toBeVisible()
})
