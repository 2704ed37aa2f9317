import { describe, expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

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
    const list = (name: string) =>
      screen(`name: '${name}', path: '/${name}', body: {
kind: 'grid', call: 'things', columns: ['id'], filters: ['id'], savedFilters: true,
},`)
    expect(
      await saidOf({
        'screens/home.ts': home,
        'screens/a/entities/thing.ts': `import { defineEntities } from '${language}'
export default defineEntities({ thing: { fields: { id: 'id' } } })
`,
        'screens/a/calls/things.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'things', calls: {
things: { grid: '/things', many: 'thing', savedFilters: { module: 'finance', functionality: 'things' } },
} })
`,
        'screens/a/one.ts': list('one'),
        'screens/a/two.ts': list('two'),
      }),
    ).toMatchInlineSnapshot(`
      "screens/a/two.ts:4:79  /body/savedFilters
        is the pair of a grid of screens/a/one.ts: each would list the filters of the other. Remove savedFilters from one of them, or list another place of the server with savedFilters of its call.  (saved-filters-shared)"
    `)
  })
})
