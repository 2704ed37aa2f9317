import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, screen } from './project.ts'

async function filtersOf(columns: string, filters: string) {
  const { problems, definitions } = await checkDefinitions(
    await project({
      'screens/home.ts': home,
      'screens/jobs/entities/jobs.ts': `import { defineEntities } from '${language}'
export default defineEntities({ job: { fields: { idJob: 'id', at: 'moment' } } })
`,
      'screens/jobs/calls/jobs.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'jobs', calls: { jobs: { grid: '/jobs', many: 'job' } } })
`,
      'screens/jobs/jobs.ts': screen(
        `name: 'jobs', path: '/jobs', body: { kind: 'grid', call: 'jobs', columns: [${columns}], filters: [${filters}] },`,
      ),
    }),
  )
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'jobs')?.screen.body ?? []
  return block?.kind === 'grid' ? block.grid.filters : undefined
}

it('a filter of a moment takes times, as its column shows them', async () => {
  expect(await filtersOf("'idJob', 'at'", "'at'")).toMatchObject([{ kind: 'dateRange', time: true }])
  const [filter] = (await filtersOf("'idJob', { field: 'at', cell: { kind: 'date' } }", "'at'")) ?? []
  expect(filter).toEqual({ kind: 'dateRange', field: 'at', label: 'At' })
})
