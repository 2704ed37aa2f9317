import { expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

it('a card shows only columns of its grid', async () => {
  const files = {
    'screens/home.ts': home,
    'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({ refund: { fields: { idRefund: 'id', name: 'text', note: 'text' } } })
`,
    'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: { refunds: { grid: '/refunds/grid', many: 'refund' } } })
`,
    'screens/finance/refunds.ts': screen(
      "name: 'refunds', path: '/refunds', body: { kind: 'grid', call: 'refunds', columns: ['idRefund', 'name'], card: ['name', 'nmae'] },",
    ),
  }
  expect(await saidOf(files)).toMatchInlineSnapshot(`
    "screens/finance/refunds.ts:3:121  /body/card/1
      names the column "nmae", which the grid does not have. Did you mean "name"?  (card-column-unknown)"
  `)
})
