import { describe, expect, it } from 'vitest'
import { home, language, saidOf, saidOfForm, screen } from './project.ts'

const files = (submit: string) => ({
  'screens/home.ts': home,
  'screens/parts/entities/parts.ts': `import { defineEntities } from '${language}'
export default defineEntities({
  part: { fields: { idPart: 'id', name: 'text' } },
  partStock: { fields: { store: 'text', pieces: 'integer' } },
  partCheck: { fields: { left: 'integer', store: 'text' } },
})`,
  'screens/parts/calls/parts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
  savePart: { post: '/api/parts', of: 'part', body: ['name'] },
  tryPart: { post: '/api/parts/try', of: 'part', one: 'partCheck', at: 'data.check', body: ['name'] },
  findStock: { post: '/api/parts/stock', of: 'part', many: 'partStock', body: ['name'] },
} })`,
  'screens/parts/one.ts': screen(
    `name: 'one', path: '/one', body: { kind: 'form', form: { id: 'f', submit: 'savePart', otherSubmits: [\n${submit},\n] } },`,
  ),
})

describe('dry run of a form', () => {
  it('shows fields of the entity of the reply', async () => {
    expect(
      await saidOf(files("{ label: 'Try', call: 'tryPart', dryRun: { fields: ['left', 'store'] } }")),
    ).toBe('')
    expect(
      await saidOf(files("{ label: 'Try', call: 'tryPart', dryRun: { fields: ['stores'] } }")),
    ).toMatchInlineSnapshot(`
        "screens/parts/one.ts:4:53  /body/form/otherSubmits/0/dryRun/fields/0
          names the field "stores", which the entity "partCheck" does not have. Did you mean "store"?  (entity-field-unknown)"
      `)
  })

  it('needs a record in the reply, and no onSuccess', async () => {
    const submit =
      "{ label: 'Try', call: 'savePart', dryRun: { fields: ['name'] }, onSuccess: { toast: 'Right.' } }"
    expect(await saidOf(files(submit))).toMatchInlineSnapshot(`
      "screens/parts/one.ts:4:53  /body/form/otherSubmits/0/dryRun/fields
        shows fields of the reply, but the call "savePart" replies with no record. Name the entity of the reply in the call, e.g. \`one: 'refund'\`, or write dryRun: true, which shows the message.  (dry-run-recordless)
      screens/parts/one.ts:4:65  /body/form/otherSubmits/0/onSuccess
        is not for a dry run, whose reply is shown below the fields. Remove it, or dryRun.  (dry-run-success)"
    `)
  })

  it('shows columns of the entity of the records in the reply', async () => {
    const submit = (dryRun: string) =>
      saidOf(files(`{ label: 'Find', call: 'findStock', dryRun: ${dryRun} }`))
    expect(await submit("{ columns: ['store', { field: 'pieces', label: 'In stock' }] }")).toBe('')
    expect(await submit("{ columns: ['left'] }")).toMatchInlineSnapshot(`
      "screens/parts/one.ts:4:57  /body/form/otherSubmits/0/dryRun/columns/0
        names the field "left", which the entity "partStock" does not have. Its fields are "store", "pieces". Describe it in the fields of "partStock", or take it over from another entity with include: { otherEntity: ['left'] } there.  (entity-field-unknown)"
    `)
  })

  it('has fields for one record and columns for several', async () => {
    expect(
      await saidOf(files("{ label: 'Find', call: 'findStock', dryRun: { fields: ['store'] } }")),
    ).toMatchInlineSnapshot(`
      "screens/parts/one.ts:4:55  /body/form/otherSubmits/0/dryRun/fields
        shows fields of the reply, but the call "findStock" replies with a list. Write columns instead, which show the records of the list.  (dry-run-recordless)"
    `)
    expect(
      await saidOf(files("{ label: 'Try', call: 'tryPart', dryRun: { columns: ['left'] } }")),
    ).toMatchInlineSnapshot(`
      "screens/parts/one.ts:4:53  /body/form/otherSubmits/0/dryRun/columns
        shows records of the reply, but the call "tryPart" replies with one record. Write fields instead, which show the record.  (dry-run-listless)"
    `)
    expect(
      await saidOf(files("{ label: 'List', call: 'savePart', dryRun: { columns: ['name'] } }")),
    ).toMatchInlineSnapshot(`
      "screens/parts/one.ts:4:55  /body/form/otherSubmits/0/dryRun/columns
        shows records of the reply, but the call "savePart" replies with none. Name the entity of the records in the call, e.g. \`many: 'refund'\`, or write dryRun: true, which shows the message.  (dry-run-listless)"
    `)
  })

  it('can be written in full, or show only the message', async () => {
    const submit = (dryRun: string) =>
      saidOfForm(
        "{ kind: 'text', name: 'a', label: 'A' },",
        `submit: { call: '/api/try', dryRun: ${dryRun} },`,
      )
    expect(await submit('true')).toBe('')
    expect(await submit("{ select: 'data.check', fields: [{ field: 'left', label: 'Left' }] }")).toBe('')
    expect(await submit("{ select: 'data.found', columns: [{ field: 'store', label: 'Store' }] }")).toBe('')
    expect(await submit('{}')).toMatchInlineSnapshot(`
      "screens/one.ts:3:105  /body/0/form/submit/dryRun
        is empty. Add at least one of "select", "fields", "columns".  (keys-few)"
    `)
    expect(await submit('false')).toMatchInlineSnapshot(`
      "screens/one.ts:3:105  /body/0/form/submit/dryRun
        is the default. Remove it: defaults are never written.  (default-written)"
    `)
  })
})
