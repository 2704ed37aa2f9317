import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { showBlock } from './showBlock.tsx'

const grid: Grid = {
  id: 'grid-tasks',
  source: '/api/tasks/grid',
  columns: [
    { field: 'id', label: 'Task' },
    { field: 'owner', label: 'Owner', cell: { kind: 'action', action: 'Claim' } },
  ],
  actions: [
    {
      kind: 'request',
      label: 'Claim',
      call: '/api/tasks/{id}/claim',
      visible: { field: 'closed', is: false },
      enabled: { field: 'blocked', present: false },
      disabledReason: '{blocked}',
    },
  ],
}
const rows = [
  { id: 1, owner: 'Mona Khalil', closed: false },
  { id: 2, owner: '', closed: false },
  { id: 3, owner: null, closed: false, blocked: 'Assigned to a team' },
  { id: 4, owner: null, closed: true },
]

function show() {
  return showBlock([{ kind: 'grid', grid }], {
    answer: (call: HttpCall) =>
      call.path === grid.source ? answerGrid(rows)(call) : { ok: true, status: 200, data: { success: true } },
  })
}
const cellOf = (id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: String(id), exact: true }) })

describe('cell that runs an action', () => {
  it('shows the label of the action for an empty value, and runs it', async () => {
    const shown = show()
    await expect.element(cellOf(1).getByRole('button', { name: 'Mona Khalil' })).toBeVisible()
    await cellOf(2).getByRole('button', { name: 'Claim' }).click()
    await expect.poll(() => shown.calls.map(({ path }) => path)).toContain('/api/tasks/2/claim')
  })

  it('says why the action is disabled for an empty value', async () => {
    show()
    const button = cellOf(3).getByRole('button', { name: 'Claim' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAccessibleDescription('Assigned to a team')
  })

  it('is plain text where the action is not shown', async () => {
    show()
    await expect.element(cellOf(4).getByText('-', { exact: true })).toBeVisible()
    expect(cellOf(4).getByRole('button').elements()).toHaveLength(0)
  })
})
