import { expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

const saidOfDone = (done: string, dropped = '') =>
  saidOf({
    'screens/home.ts': home,
    'screens/parts/entities/parts.ts': `import { defineEntities } from '${language}'
export default defineEntities({ part: { fields: { idPart: 'id', name: 'text' } } })`,
    'screens/parts/calls/parts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ of: 'part', calls: {
  parts: { grid: '/api/parts/grid' },
  addPart: { post: '/api/parts', one: 'part', at: 'data.part', body: ['name'] },
  movePart: { post: '/api/parts/{idPart}/move', one: 'part' },
  dropPart: { post: '/api/parts/{idPart}/drop' },
} })`,
    'screens/parts/part.ts':
      screen(`name: 'part', path: '/part/{id}', params: { id: { example: '1' } }, title: 'Part',
query: { name: {} }, heading: 'Part {id} {name}', body: { kind: 'screens' },`),
    'screens/parts/one.ts': screen(`name: 'one', path: '/one', body: [
{ kind: 'form', form: { id: 'f', submit: { call: 'addPart', onSuccess: ${done} } } },
{ kind: 'grid', call: 'parts', columns: ['idPart'], actions: [
  { label: 'Move', call: 'movePart', onSuccess: { go: 'part', params: { id: 'data.idPart' } } },
  ${dropped} ] } ],`),
  })

it('a screen that opens after success gets fields of the reply', async () => {
  expect(
    await saidOfDone("{ go: 'part', params: { id: 'data.part.idPart' }, query: { name: 'message' } }"),
  ).toBe('')
  expect(await saidOfDone("{ go: 'part', params: { id: 'part.idPart' } }")).toBe('')
  expect(
    await saidOfDone("{ go: 'part', params: { id: 'data.part.idPrat' }, query: { name: 'data.name' } }"),
  ).toMatchInlineSnapshot(`
    "screens/parts/one.ts:4:100  /body/0/form/submit/onSuccess/params/id
      takes "data.part.idPrat" from the reply to "addPart", which has no such field. Did you mean "data.part.idPart"?  (reply-field-unknown)
    screens/parts/one.ts:4:137  /body/0/form/submit/onSuccess/query/name
      takes "data.name" from the reply to "addPart", which has no such field. The reply has "data.part.idPart", "data.part.name".  (reply-field-unknown)"
  `)
})

it('a call whose reply is used describes it', async () => {
  const go = "{ go: 'part', params: { id: 'data.idPart' }, query: { name: 'message' } }"
  expect(
    await saidOfDone(
      "{ go: 'part', params: { id: 'data.part.idPart' } }",
      `{ label: 'Drop', call: 'dropPart', onSuccess: ${go} }`,
    ),
  ).toMatchInlineSnapshot(`
    "screens/parts/one.ts:7:77  /body/1/actions/1/onSuccess/params/id
      takes "data.idPart" from the reply to "dropPart", but the call does not describe its reply. Name the entity of the reply in the call, e.g. \`one: 'refund'\`.  (reply-undescribed)"
  `)
})
