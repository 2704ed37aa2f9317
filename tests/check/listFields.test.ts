import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOfForm, screen } from './project.ts'

const job = (fields: string) => ({
  'screens/home.ts': home,
  'screens/jobs/entities/jobs.ts': `import { defineEntities } from '${language}'
export default defineEntities({ job: { label: 'Job', fields: { idJob: 'id', mails: 'list?' } } })
`,
  'screens/jobs/calls/jobs.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: {
job: { get: '/jobs/{idJob}', one: 'job', resource: 'jobs' },
saveJob: { put: '/jobs/{idJob}', body: ['mails?'], resource: 'jobs' },
} })
`,
  'screens/jobs/job.ts': screen(
    `name: 'job', path: '/jobs/{idJob}', params: { idJob: { example: '1' } }, loads: { job: 'job' }, body: [{ kind: 'form', form: { values: 'job', fields: [${fields}], submit: 'saveJob' } }], access: { resource: 'jobs' },`,
  ),
})

async function fieldsOf(fields: string) {
  const { problems, definitions } = await checkDefinitions(await project(job(fields)))
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'job')?.screen.body ?? []
  return block?.kind === 'form' && block.form.fields
}

it('a form takes a field of the type list as texts, one per line', async () => {
  expect(await fieldsOf("{ name: 'mails', maxLength: 80 }")).toEqual([
    { kind: 'text', name: 'mails', label: 'Mails', list: true, maxLength: 80 },
  ])
})

it('a form takes a field of the type list with options as a choice of several', async () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  expect(await fieldsOf(`{ name: 'mails', options: ${JSON.stringify(options)} }`)).toEqual([
    { kind: 'multiSelect', name: 'mails', label: 'Mails', options },
  ])
})

it('the texts of a list are not masked, chosen or of a character set', async () => {
  const said = await saidOfForm(
    "{ kind: 'text', name: 'a', label: 'A', list: true, maxLength: 9, charset: 'english' },",
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:4:75  /body/0/form/fields/0/charset
      is for one text, and this field takes a list of texts, one per line. Remove it; maxLength and pattern hold for each text.  (beside-list)"
  `)
})
