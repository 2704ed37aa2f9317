import { describe, expect, it } from 'vitest'
import { home, saidOf, screen } from './project.ts'

const grid = (name: string, field: string, more = '') =>
  screen(`name: '${name}', path: '/${name}', body: [{ kind: 'grid', grid: { id: 'things', source: '/api/things',
columns: [{ field: '${field}', label: 'Number' }],
${more}
} }],`)

describe('ids shared by grids of two screens', () => {
  it('are reported, because each would store its columns under them', async () => {
    expect(
      await saidOf({
        'screens/home.ts': home,
        'screens/one.ts': grid('one', 'id'),
        'screens/two.ts': grid('two', 'number'),
      }),
    ).toMatchInlineSnapshot(`
      "screens/two.ts:3:63  /body/0/grid/id
        is "things", the same as a grid of screens/one.ts: both would keep their columns under it. Give one of them another id.  (grid-id-shared)"
    `)
  })

  it('are allowed for one grid on both screens', async () => {
    expect(
      await saidOf({
        'screens/home.ts': home,
        'screens/one.ts': grid('one', 'id'),
        'screens/two.ts': grid('two', 'id'),
      }),
    ).toBe('')
  })

  it('are reported for saved filters', async () => {
    const saved = `filters: [{ kind: 'text', field: 'id', label: 'Id' }],
savedFilters: { module: 'finance', functionality: 'write-off' },`
    expect(
      await saidOf({
        'screens/home.ts': home,
        'screens/one.ts': grid('one', 'id', saved),
        'screens/two.ts': grid('two', 'id', saved),
      }),
    ).toMatchInlineSnapshot(`
      "screens/two.ts:6:15  /body/0/grid/savedFilters
        is the pair of a grid of screens/one.ts: each would list the filters of the other. Name the pair that the server has for this grid, or remove savedFilters. A pair that the server has gained is added to schemas/language/savedFilters.ts.  (saved-filters-shared)"
    `)
  })
})
