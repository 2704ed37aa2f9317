import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { answerComments } from '../../stories/fixtures/comments.ts'
import { showBlock } from './showBlock.tsx'

const block: BlockOf<'grid'> = {
  kind: 'grid',
  grid: {
    id: 'grid-items',
    source: '/api/items/grid',
    rowKey: 'id',
    columns: [
      { field: 'name', label: 'Product', sortable: true },
      { field: 'id', label: 'Comments', cell: { kind: 'comments', entity: 'item' } },
    ],
  },
}
const rows = [
  { id: '1-1', name: 'Lantern' },
  { id: '1-2', name: 'Tea set' },
]

function show() {
  const comments = answerComments()
  const items = answerGrid(rows)
  return showBlock([block], {
    user: 'nour',
    answer: (call: HttpCall) => (call.path === block.grid.source ? items(call) : comments(call)),
  })
}
const opener = (id: string) => page.getByRole('button', { name: `Comments: ${id}, 6`, exact: true })
const panel = (id: string) => page.getByRole('dialog', { name: `Comments: ${id}` })

describe('comments of a row', () => {
  it('open in the side panel, which handles its own keys and returns the focus', async () => {
    const shown = show()
    await opener('1-2').click()
    await panel('1-2').getByRole('button', { name: 'New comment' }).click()
    const text = panel('1-2').getByRole('textbox', { name: 'New comment' })
    await expect.element(text).toHaveFocus()
    await userEvent.keyboard('ac{ArrowLeft}b {Home}j{End}x{Enter}y')
    await expect.element(text).toHaveValue('jab cx\ny')
    await expect.element(text).toHaveFocus()
    expect(shown.search()).toBe('')
    await userEvent.keyboard('{Escape}')
    await expect.element(opener('1-2')).toHaveFocus()
  })

  it('are reached by the keys of the grid', async () => {
    show()
    await expect.element(opener('1-1')).toBeVisible()
    await page.getByRole('gridcell', { name: 'Lantern' }).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(opener('1-1')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel('1-1')).toBeVisible()
  })

  it('are counted again after a new one, only for their row', async () => {
    const { calls } = show()
    await opener('1-1').click()
    await panel('1-1').getByRole('button', { name: 'New comment' }).click()
    await userEvent.keyboard('Came without its lid.')
    const counted = () => calls.filter(({ path }) => path === '/api/comment/count/item/1-1').length
    const others = () => calls.filter(({ path }) => path === '/api/comment/count/item/1-2').length
    const before = counted()
    const beforeOthers = others()
    await panel('1-1').getByRole('button', { name: 'Comment', exact: true }).click()
    await expect.poll(counted).toBe(before + 1)
    expect(others()).toBe(beforeOthers)
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/comment/')?.body).toEqual({
      entityType: 'item',
      entityId: '1-1',
      isIssue: false,
      content: 'Came without its lid.',
    })
  })
})
