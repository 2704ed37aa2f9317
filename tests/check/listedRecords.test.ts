import { expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

const saidOfBlocks = (blocks: string) =>
  saidOf({
    'screens/home.ts': home,
    'screens/finance/entities/contracts.ts': `import { defineEntities } from '${language}'
export default defineEntities({
contract: { fields: { idContract: 'id', tags: 'list', note: 'text', raw: 'json',
timeline: { type: 'list', entity: 'event' }, steps: { type: 'list', entity: 'step' }, head: { type: 'object', entity: 'event' } } },
event: { fields: { id: 'id', title: 'text', date: 'moment' } },
step: { fields: { idStep: 'id', heading: 'text', at: 'moment', text: 'text' } },
})
`,
    'screens/finance/calls/contracts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: {
contract: { get: '/contracts/{id}', one: 'contract' }, contractSteps: { get: '/contracts/{id}/steps', many: 'step' },
contractEvents: { get: '/contracts/{id}/events', many: 'event' },
} })
`,
    'screens/finance/contract.ts':
      screen(`name: 'contract', path: '/contracts/{id}', params: { id: { example: '1' } },
loads: { contract: 'contract' }, body: [{ kind: 'details', load: 'contract', fields: ['note'] },
${blocks}
],`),
  })

it('records of a timeline and of comments have the fields that the block needs', async () => {
  const said = await saidOfBlocks(`{ kind: 'timeline', load: 'contract.steps' },
{ kind: 'timeline', call: 'contractSteps', fields: { title: 'heading', date: 'att' } },
{ kind: 'commentList', load: 'contract.steps' },`)
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/contract.ts:5:27  /body/1/load
      gives records of the entity "step", which lacks "title": a timeline block needs it of each record. Say which field it is, as in fields: {title: "heading"}, or add "title" to the entity. Its fields are "idStep", "heading", "at", "text".  (record-part-missing)
    screens/finance/contract.ts:6:78  /body/2/fields/date
      names the field "att", which the entity "step" does not have. Did you mean "at"?  (entity-field-unknown)
    screens/finance/contract.ts:7:30  /body/3/load
      gives records of the entity "step", which lacks "comment": a commentList block needs it of each record. Say which field it is, as in fields: {comment: "heading"}, or add "comment" to the entity. Its fields are "idStep", "heading", "at", "text".  (record-part-missing)"
  `)
})

it('and are a list that the load has', async () => {
  const said = await saidOfBlocks(`{ kind: 'timeline', load: 'contract.timelin' },
{ kind: 'timeline', load: 'contract' },
{ kind: 'timeline', load: 'contract.tags' },
{ kind: 'commentList', load: 'contract.note' },
{ kind: 'timeline', call: 'contract' },`)
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/contract.ts:5:27  /body/1/load
      names the field "timelin", which the entity "contract" does not have. Did you mean "timeline"?  (entity-field-unknown)
    screens/finance/contract.ts:6:27  /body/2/load
      is "contract", which loads one record, but a timeline block shows a list. Name the list in it, as in "contract.items".  (records-of-one)
    screens/finance/contract.ts:7:27  /body/3/load
      is "contract.tags", a list of texts, but a timeline block shows a list of records. Name a list of records, which has the entity of its records, as in {type: 'list', entity: '…'}.  (records-of-other)
    screens/finance/contract.ts:8:30  /body/4/load
      is "contract.note", a field of type text, but a commentList block shows a list of records. Name a list of records, which has the entity of its records, as in {type: 'list', entity: '…'}.  (records-of-other)
    screens/finance/contract.ts:9:27  /body/5/call
      names the call "contract", which returns one record: it cannot be used for a timeline block. Loads use GET calls, actions and forms use calls that write, grids use a call with "grid".  (call-unfit)"
  `)
})

it('fields that are there, that are named, or that no entity describes are right', async () => {
  const said = await saidOfBlocks(`{ kind: 'timeline', load: 'contract.timeline' },
{ kind: 'timeline', call: 'contractEvents' },
{ kind: 'timeline', load: 'contract.raw' },
{ kind: 'timeline', load: 'contract.raw.events' },
{ kind: 'timeline', load: 'contract.history' },
{ kind: 'timeline', get: '/api/others' },
{ kind: 'timeline', call: 'contractSteps', fields: { title: 'heading', date: 'at' } },
{ kind: 'commentList', load: 'contract.steps', fields: { comment: 'text' } },`)
  expect(said).toBe('')
})
