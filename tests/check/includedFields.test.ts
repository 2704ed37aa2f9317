import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const files = (entities: string, columns = "'idRefund'") => ({
  'screens/home.ts': home,
  'screens/shared/entities/fields.ts': `import { defineEntities } from '${language}'
export default defineEntities({
traced: { abstract: true, fields: {
changedBy: 'text',
changedAt: { type: 'moment', label: 'Last change' },
} },
amounts: { abstract: true, fields: { amount: 'money', currency: 'text', idPartner: 'id' } },
})
`,
  'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({
${entities}
})
`,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: { refunds: { grid: '/api/refunds/grid', many: 'refund' } } })
`,
  'screens/finance/refunds.ts': screen(
    `name: 'refunds', path: '/refunds', body: { kind: 'grid', call: 'refunds', columns: [${columns}] },`,
  ),
})

async function refundOf(entities: string, columns?: string) {
  const { problems, vocabulary } = await checkDefinitions(await project(files(entities, columns)))
  expect(problems).toEqual([])
  return vocabulary.entities.get('refund')
}

it('an entity has the fields that it includes, all or the named ones', async () => {
  const refund = await refundOf(
    "refund: { include: { traced: true, amounts: ['amount?', 'currency'] }, fields: { idRefund: 'id' } },",
    "'changedAt', 'amount'",
  )
  expect(refund).toEqual({
    name: 'refund',
    key: 'idRefund',
    label: 'Refund',
    fields: {
      idRefund: { type: 'id', label: 'Refund' },
      changedBy: { type: 'text', label: 'Changed by' },
      changedAt: { type: 'moment', label: 'Last change' },
      amount: { type: 'money', label: 'Amount', optional: true },
      currency: { type: 'text', label: 'Currency' },
    },
  })
})

it("the entity's own description of a field overrides an included one", async () => {
  const refund = await refundOf(
    "refund: { include: { traced: true }, fields: { idRefund: 'id', changedBy: { type: 'text', label: 'Who' } } },",
  )
  expect(refund?.fields.changedBy).toEqual({ type: 'text', label: 'Who' })
})

it('fields can be included through another entity, and from a record', async () => {
  const refund = await refundOf(
    `refund: { include: { payout: ['changedBy', 'note'] }, fields: { idRefund: 'id' } },
payout: { include: { traced: true }, fields: { idPayout: 'id', note: 'text' } },`,
  )
  expect(Object.keys(refund?.fields ?? {})).toEqual(['idRefund', 'changedBy', 'note'])
})

it('entities that include each other do not loop', async () => {
  const refund = await refundOf(
    `refund: { include: { payout: true }, fields: { idRefund: 'id' } },
payout: { include: { refund: true }, fields: { idPayout: 'id' } },`,
  )
  expect(Object.keys(refund?.fields ?? {})).toEqual(['idRefund', 'idPayout'])
})

it('an abstract entity is not a record of the contract', async () => {
  const { vocabulary } = await checkDefinitions(
    await project(files("refund: { include: { traced: true }, fields: { idRefund: 'id' } },")),
  )
  expect([...vocabulary.entities.keys()]).toEqual(['refund'])
  expect(
    await saidOf(
      files("refund: { fields: { idRefund: 'id', last: { type: 'object', entity: 'traced' } } },"),
    ),
  ).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:69  /refund/fields/last/entity
      names the entity "traced", which does not exist. The entities are "refund".  (entity-unknown)"
  `)
})

it('a missing included field or entity is one problem, and so is money without its currency', async () => {
  expect(
    await saidOf(
      files("refund: { include: { traced: ['changedby'] }, fields: { idRefund: 'id' } },", "'changedBy'"),
    ),
  ).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:31  /refund/include/traced/0
      names the field "changedby", which the entity "traced" does not have. Did you mean "changedBy"?  (entity-field-unknown)"
  `)
  expect(
    await saidOf(files("refund: { include: { tracked: true }, fields: { idRefund: 'id' } },", "'changedBy'")),
  ).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:22  /refund/include/tracked
      names the entity "tracked", which does not exist. Did you mean "traced"?  (entity-unknown)"
  `)
  expect(
    await saidOf(files("refund: { include: { amounts: ['amount'] }, fields: { idRefund: 'id' } },")),
  ).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:32  /refund/include/amounts/0
      "amount" is an amount of money whose currency is in "currency", which is not a field of the entity. Add that field, or name another one with "currency". Its fields are "idRefund", "amount".  (currency-missing)"
  `)
})

it('the fields of an invalid entity are not reported as missing where they are included', async () => {
  const entities = `refund: { include: { payout: true }, fields: { idRefund: 'id' } },
payout: { fields: { idPayout: 'id', note: { type: 'txt' } } },`
  expect(await saidOf(files(entities, "'note'"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:4:51  /payout/fields/note/type
      type is "txt", which is not a type of field. Did you mean "text"?  (field-type-unknown)"
  `)
})

it('an entity without fields of its own includes some', async () => {
  const refund = await refundOf('refund: { include: { amounts: true } },', "'amount'")
  expect(Object.keys(refund?.fields ?? {})).toEqual(['amount', 'currency', 'idPartner'])
  expect(await saidOf(files("refund: { label: 'Refund' },"))).toMatchInlineSnapshot(`
    "screens/finance/entities/refunds.ts:3:9  /refund
      lacks "fields", which an entity needs. Add it: Field of the record, as the server spells it -> what it is. Required without include. Default: only the included ones.  (key-missing)"
  `)
})
