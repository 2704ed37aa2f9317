import { describe, expect, it } from 'vitest'
import { home, language, saidOf, saidOfForm, screen } from './project.ts'

const files = (submit: string) => ({
  'screens/home.ts': home,
  'screens/parts/entities/parts.ts': `import { defineEntities } from '${language}'
export default defineEntities({
  part: { fields: { idPart: 'id', name: 'text' } },
  partCheck: { fields: { left: 'integer', store: 'text' } },
})`,
  'screens/parts/calls/parts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
  savePart: { post: '/api/parts', of: 'part', body: ['name'] },
  tryPart: { post: '/api/parts/try', of: 'part', one: 'partCheck', at: 'data.check', body: ['name'] },
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

  it('can be written in full, or show only the message', async () => {
    const submit = (dryRun: string) =>
      saidOfForm(
        "{ kind: 'text', name: 'a', label: 'A' },",
        `submit: { call: '/api/try', dryRun: ${dryRun} },`,
      )
    expect(await submit('true')).toBe('')
    expect(await submit("{ select: 'data.check', fields: [{ field: 'left', label: 'Left' }] }")).toBe('')
    expect(await submit('false')).toMatchInlineSnapshot(`
      "screens/one.ts:3:105  /body/0/form/submit/dryRun
        is the default. Remove it: defaults are never written.  (default-written)"
    `)
  })
})
