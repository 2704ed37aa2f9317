import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, screen } from './project.ts'

it('a form takes a field of the type json as JSON', async () => {
  const { problems, definitions } = await checkDefinitions(
    await project({
      'screens/home.ts': home,
      'screens/jobs/entities/jobs.ts': `import { defineEntities } from '${language}'
export default defineEntities({ job: { label: 'Job', fields: { idJob: 'id', params: 'json', more: 'json?' } } })
`,
      'screens/jobs/calls/jobs.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: { job: { get: '/jobs/{idJob}', one: 'job' }, saveJob: { put: '/jobs/{idJob}', body: { params: 'json', more: 'json' }, optional: ['more'] } } })
`,
      'screens/jobs/job.ts': screen(
        `name: 'job', path: '/jobs/{idJob}', params: { idJob: { example: '1' } }, loads: { job: 'job' }, body: [{ kind: 'form', form: { values: 'job', fields: ['params', { name: 'more', rows: 20 }], submit: 'saveJob' } }],`,
      ),
    }),
  )
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'job')?.screen.body ?? []
  expect(block?.kind === 'form' && block.form.fields).toEqual([
    { kind: 'text', name: 'params', label: 'Params', required: true, json: true },
    { kind: 'text', name: 'more', label: 'More', json: true, rows: 20 },
  ])
})
