import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const saidOfSubmits = (submit: string, other: string) =>
  saidOf({
    'screens/home.ts': home,
    'screens/parts/entities/parts.ts': `import { defineEntities } from '${language}'
export default defineEntities({ part: { fields: { idPart: 'id', name: 'text' } } })`,
    'screens/parts/calls/parts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ of: 'part', calls: {
  parts: { grid: '/api/parts/grid' },
  addPart: { post: '/api/parts', body: ['name'] },
  keepPart: { post: '/api/drafts', one: 'part', body: ['name'] },
  changeDraft: { put: '/api/drafts/{idPart}', body: ['name'] },
  changeOld: { put: '/api/drafts/{idDraft}', body: ['name'] },
  changeVersion: { put: '/api/versions/{idPart}', body: ['name'], version: true },
} })`,
    'screens/parts/one.ts': screen(`name: 'one', path: '/one', body: { kind: 'form', form: { id: 'f',
submit: ${submit},
otherSubmits: [${other}] } },`),
  })
const edits = "call: 'keepPart', onSuccess: { edits: true }"

describe('form that edits the record of a reply', () => {
  it('has a next call that the record can fill', async () => {
    const next = (call: string) =>
      saidOfSubmits("{ call: 'addPart' }", `{ label: 'Draft', ${edits}, next: ${call} }`)
    expect(await next("'changeDraft'")).toBe('')
    expect(await next("{ call: 'changeOld', path: { idDraft: '{idPart}' } }")).toBe('')
    expect(await next("'changeOld'")).toMatchInlineSnapshot(`
      "screens/parts/one.ts:5:86  /body/form/otherSubmits/0/next
        needs "idDraft" for the call "changeOld", and the record of the reply, "part", has no such field. Add it to the entity, or fill it with path: { idDraft: '{…}' }.  (next-field-missing)"
    `)
    expect(await next("'changeVersion'")).toMatchInlineSnapshot(`
      "screens/parts/one.ts:5:86  /body/form/otherSubmits/0/next
        needs "version" for the call "changeVersion", and the record of the reply, "part", has no such field. Add it to the entity.  (next-field-missing)"
    `)
    expect(await next("'parts'")).toMatchInlineSnapshot(`
      "screens/parts/one.ts:5:86  /body/form/otherSubmits/0/next
        names the call "parts", which reads: it cannot be used for a form. Loads use GET calls, actions and forms use calls that write, grids use a call with "grid".  (call-unfit)"
    `)
    expect(await next("'changedraft'")).toMatchInlineSnapshot(`
      "screens/parts/one.ts:5:86  /body/form/otherSubmits/0/next
        names the call "changedraft", which does not exist. Did you mean "changeDraft"?  (call-unknown)"
    `)
  })

  it('gets the record from the reply of one of its buttons', async () => {
    expect(
      await saidOfSubmits(
        "{ call: 'addPart', onSuccess: { edits: true } }",
        `{ label: 'Draft', call: 'keepPart', onSuccess: { edits: true, go: 'home' } }`,
      ),
    ).toMatchInlineSnapshot(`
      "screens/parts/one.ts:4:48  /body/form/submit/onSuccess/edits
        needs the record of the reply, but the call "addPart" replies with none. Name the entity of the reply in the call, e.g. \`one: 'refund'\`, or remove it.  (edits-recordless)
      screens/parts/one.ts:5:65  /body/form/otherSubmits/0/onSuccess/edits
        cannot be combined with go: a form that is left edits nothing. Remove one of the two.  (edits-with-go)"
    `)
    expect(
      await saidOfSubmits("{ call: 'addPart', next: 'changeDraft' }", "{ label: 'Draft', call: 'keepPart' }"),
    ).toMatchInlineSnapshot(`
      "screens/parts/one.ts:4:28  /body/form/submit/next
        is never sent, because no button of this form has \`onSuccess: { edits: true }\`. Add it to the button that creates the record, or remove next.  (next-unreached)"
    `)
  })

  it('reads its record after a conflict with the call that replies with one', async () => {
    const definitions = (more: string) => ({
      'screens/home.ts': home,
      'screens/parts/entities/parts.ts': `import { defineEntities } from '${language}'
export default defineEntities({ part: { fields: { idPart: 'id', name: 'text', version: 'integer' } } })`,
      'screens/parts/calls/parts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ of: 'part', calls: {
  newest: { get: '/api/newest', one: 'part' },
  part: { get: '/api/parts/{idPart}', one: 'part' },
  keepPart: { post: '/api/drafts', one: 'part', body: ['name'] },
  changeDraft: { put: '/api/drafts/{idPart}', body: ['name']${more} },
} })`,
      'screens/parts/one.ts': screen(`name: 'one', path: '/one', body: { kind: 'form', form: { id: 'f',
submit: { call: 'keepPart', onSuccess: { edits: true }, next: 'changeDraft' } } },`),
    })
    const next = async (more = '') => {
      const { problems, definitions: found } = await checkDefinitions(await project(definitions(more)))
      expect(problems).toEqual([])
      const form = found.find(({ screen }) => screen.name === 'one')?.screen.body?.[0]
      return form?.kind === 'form' ? form.form.submit?.next : undefined
    }
    expect(await next()).toMatchObject({ read: { get: '/api/parts/{idPart}', select: 'data' } })
    expect(await next(', version: false')).not.toHaveProperty('read')
  })
})
