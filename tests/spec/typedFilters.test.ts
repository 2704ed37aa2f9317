import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileGrid } from '../../runtime/core/compile/compileGrid.ts'
import { gridRequest } from '../../runtime/core/grid/gridRequest.ts'
import { type GridState } from '../../runtime/core/grid/gridState.ts'
import { filled, screens } from '../conformance/screenFacts.ts'
import { openTestSandbox } from '../sandbox/client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token: string
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

/** What a hand or another program puts into a control that wants something else. */
const typed = ['abc', "' OR 1=1 --", '-1', '1,042', '٣', '9'.repeat(40), '<b>', '%', '\u0000']

const typable = screens.flatMap(({ screen, grids }) =>
  grids.flatMap(({ grid }) =>
    compileGrid(grid, '')
      .filters.filter(({ kind }) => kind === 'text' || kind === 'number')
      .map(filter => ({ screen: screen.name, grid, filter, path: filled(grid.source, screen) })),
  ),
)

it.each(typable)(
  '$screen: the filter $filter.label takes whatever is typed',
  async ({ grid, filter, path }) => {
    const compiled = compileGrid(grid, '')
    const refused: string[] = []
    for (const text of typed) {
      const state: GridState = {
        page: 1,
        size: 10,
        sort: undefined,
        columns: [],
        filters: { [filter.key]: [text] },
      }
      const body = gridRequest(compiled, state, { now: Date.now(), zone: 'Europe/London' })
      const { status, text: answer } = await opened.ask(`POST ${path}`, { token, body })
      if (status !== 200) refused.push(`${JSON.stringify(text)}: ${status} ${answer}`)
    }
    expect(refused).toEqual([])
  },
)
