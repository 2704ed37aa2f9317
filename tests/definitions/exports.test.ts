import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CompiledGrid } from '../../runtime/core/compile/compiled.ts'
import { compileGrid } from '../../runtime/core/compile/compileGrid.ts'
import { exportRequest } from '../../runtime/core/grid/exportRequest.ts'
import { readRows } from '../../src/sandbox/imports/readRows.ts'
import { openTestSandbox } from '../sandbox/client.ts'
import { gridsOf } from '../support/grids.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

const exports = gridsOf()
  .filter(({ grid }) => grid.export)
  .map(({ file, grid }) => ({ at: `${file} ${grid.id}`, grid: compileGrid(grid, '') }))

it('exports are found in the definitions', () => {
  expect(exports.length).toBeGreaterThan(20)
})

describe.each(exports)('export of $at', ({ grid }) => {
  it('contains what the screen shows: headings and labels, days as days, each amount with its currency', async () => {
    const [header = [], ...rows] = await fileOf(grid)
    const expected = grid.columns
      .filter(({ cell }) => cell.kind !== 'comments')
      .flatMap(({ label, cell }) => (cell.kind === 'money' ? [label, 'currency'] : [label]))
    expect(header.length).toBe(expected.length)
    for (const [at, label] of expected.entries())
      expect(header[at]?.toLowerCase()).toContain(label.toLowerCase())
    let at = 0
    for (const { cell } of grid.columns.filter(column => column.cell.kind !== 'comments')) {
      const values = new Set(rows.map(row => row[at] ?? '').filter(value => value !== ''))
      if (cell.kind === 'money') {
        expect([...values].filter(value => !/^-?\d+\.\d\d$/.test(value))).toEqual([])
        const amounts = rows.filter(row => row[at] !== '')
        expect(amounts.filter(row => !/^[A-Z]{3}$/.test(row[at + 1] ?? ''))).toEqual([])
        at++
      } else if (cell.kind === 'status') {
        const words = Object.values(cell.values).map(({ label }) => label)
        expect([...values].filter(value => !words.includes(value))).toEqual([])
      } else if (cell.kind === 'date') {
        const pattern = cell.time ? /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ : /^\d{4}-\d\d-\d\d$/
        expect([...values].filter(value => !pattern.test(value))).toEqual([])
      }
      at++
    }
  })
})

/** The cells of the file that the export of that grid makes, with all its columns and in the longest period allowed. */
async function fileOf(grid: CompiledGrid): Promise<string[][]> {
  const { sandbox, ask } = opened
  const token = sandbox.signIn('admin')
  const period = grid.filters.find(({ kind }) => kind === 'dateRange')
  const state = {
    page: 1,
    size: 10,
    sort: grid.sort,
    filters: period ? { [period.key]: ['2011-11-01..2011-12-10'] } : {},
    columns: grid.columns.map(({ field }) => field),
  }
  const body = exportRequest(grid, state, { now: 0, zone: 'UTC' }, true)
  const reply = await ask('POST /api/report', { token, body })
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)])
  await sandbox.idle()
  const list = await ask('GET /api/navigation/notification', { token })
  const newest: unknown = Object(list.json())[0]
  const file = await ask('POST /api/navigation/download/', {
    token,
    body: { notificationId: Object(newest).id },
  })
  return readRows(file.text).rows.map(({ cells }) => [...cells])
}
