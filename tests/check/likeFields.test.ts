import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const files = (fields: string, columns = "'idRefund'", more = '') => ({
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({
refund: { fields: { idRefund: 'id', ${fields} } },
payout: { fields: {
idPayout: 'id',
note: { type: 'text', maxLength: 200, rows: 3 },
status: { type: 'status', options: ['open', 'paid'], tones: { success: 'paid' }, example: 'paid' },
reason: 'text',
} },
${more}})
`,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: { refunds: { grid: '/api/refunds/grid', many: 'refund' } } })
`,
  'screens/finance/refunds.ts': screen(
    `name: 'refunds', path: '/refunds', body: { kind: 'grid', call: 'refunds', columns: [${columns}] },`,
  ),
})

async function fieldsOf(fields: string, more?: string) {
  const { problems, vocabulary } = await checkDefinitions(await project(files(fields, undefined, more)))
  expect(problems).toEqual([])
  return vocabulary.entities.get('refund')?.fields
}

it('a field that is as another one has its type, keys and label, but for what differs', async () => {
  expect(await fieldsOf("note: { as: 'payout.note?', maxLength: 500 }")).toMatchObject({
    note: { type: 'text', label: 'Note', optional: true, maxLength: 500, rows: 3 },
  })
})

it('under another name it has a label of that name, or its own', async () => {
  const fields = await fieldsOf(
    "why: { as: 'payout.reason' }, cause: { as: 'payout.reason', label: 'Because' }",
  )
  expect(fields).toMatchObject({ why: { type: 'text', label: 'Why' }, cause: { label: 'Because' } })
})

it('a status has the options and tones of the other one; with options of its own, only its own tones', async () => {
  const fields = await fieldsOf(
    "payment: { as: 'payout.status' }, status: { as: 'payout.status', options: ['open', 'sent'], tones: { info: 'sent' } }",
  )
  expect(fields).toMatchObject({
    payment: {
      options: { open: { label: 'Open' }, paid: { label: 'Paid', tone: 'success' } },
      example: 'paid',
    },
    status: { options: { open: { label: 'Open' }, sent: { label: 'Sent', tone: 'info' } } },
  })
  expect(fields?.status).not.toHaveProperty('example')
})

it('it may be as a field of the same entity, or as one that is as a third', async () => {
  const fields = await fieldsOf(
    "note: { as: 'line.note', rows: 5 }, memo: { as: 'refund.idRefund' }",
    "line: { fields: { idLine: 'id', note: { as: 'payout.note', maxLength: 80 } } },\n",
  )
  expect(fields).toMatchObject({ note: { rows: 5, maxLength: 80 }, memo: { type: 'id', label: 'Memo' } })
})

it('an entity or a field that does not exist is one problem, also where the field is used', async () => {
  expect(await saidOf(files("note: { as: 'payouts.note', rows: 2 }", "'note'"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:49  /refund/fields/note/as
      names the entity "payouts", which does not exist. Did you mean "payout"?  (entity-unknown)"
  `)
  expect(await saidOf(files("note: { as: 'payout.notes', rows: 2 }", "'note'"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:49  /refund/fields/note/as
      names the field "notes", which the entity "payout" does not have. Did you mean "payout.note"?  (entity-field-unknown)"
  `)
})

it('fields that are as each other are unknown', async () => {
  expect(await saidOf(files("one: { as: 'refund.two' }, two: { as: 'refund.one' }"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:48  /refund/fields/one/as
      names the field "two", which the entity "refund" does not have. Its fields are "idRefund". Describe it in the fields of "refund", or take it over from another entity with include: { otherEntity: ['two'] } there.  (entity-field-unknown)
    screens/finance/entities/refunds.ts:3:75  /refund/fields/two/as
      names the field "one", which the entity "refund" does not have. Its fields are "idRefund". Describe it in the fields of "refund", or take it over from another entity with include: { otherEntity: ['one'] } there.  (entity-field-unknown)"
  `)
})

it('what its type does not have, what is the same there, and no difference at all are problems', async () => {
  expect(await saidOf(files("note: { as: 'payout.note', decimals: 2 }"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:64  /refund/fields/note/decimals
      is no key of fields of the type text. Their keys are "because", "assumes", "label", "sortable", "filterable", "size", "help", "personal", "sensitive", "example", "exact", "copy", "maxLength", "length", "charset", "pattern", "warn", "rows", "masked", "placeholder".  (like-key-unknown)"
  `)
  expect(await saidOf(files("note: { as: 'payout.note', rows: 3 }"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:64  /refund/fields/note/rows
      is the same in "payout.note". Remove it: only what differs is written.  (like-same)"
  `)
  expect(await saidOf(files("note: { as: 'payout.note?' }"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:37  /refund/fields/note
      takes over the field "note" of "payout" without a change. Remove it, and write include: {payout: ['note?']} at the entity.  (like-nothing)"
  `)
  expect(
    await saidOf(files("status: { as: 'payout.status', tones: { danger: 'lost' } }")),
  ).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:85  /refund/fields/status/tones/danger
      gives a tone to "lost", which is not one of the options. The options are "open", "paid".  (tone-value-unknown)"
  `)
})

it('a misspelt key is reported as one of such a field', async () => {
  expect(await saidOf(files("note: { as: 'payout.note', maxLenght: 500 }"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:64  /refund/fields/note/maxLenght
      "maxLenght" is not a key of a field. Did you mean "maxLength"?  (key-unknown)"
  `)
  expect(await saidOf(files("note: { as: 'payout', rows: 2 }"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:49  /refund/fields/note/as
      is "payout", which does not have the right form. The other field, as \`refund.status\`; with \`?\`: a record may lack it, or have null there. What is not said here is as there; other options have no tones and no example of the other field.  (form-wrong)"
  `)
})

it('a field that nothing differs in is included, or is already (like-nothing)', async () => {
  const included = (names: string) =>
    files('')['screens/finance/entities/refunds.ts'].replace(
      'refund: { fields: {',
      `refund: { include: { payout: ${names} }, fields: { note: { as: 'payout.note' },`,
    )
  const said = (names: string) =>
    saidOf({ ...files(''), 'screens/finance/entities/refunds.ts': included(names) })
  expect(await said("['reason']")).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:54  /refund/fields/note
      takes over the field "note" of "payout" without a change. Remove it, and write include: {payout: ['reason', 'note']} at the entity.  (like-nothing)"
  `)
  expect(await said("['note']")).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:52  /refund/fields/note
      takes over the field "note" of "payout" without a change. Remove it: the field is in include already.  (like-nothing)"
  `)
})
