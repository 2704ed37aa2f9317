import { expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

const files = (one: string, two = '') => ({
  'screens/home.ts': home,
  'screens/finance/entities/contracts.ts': `import { defineEntities } from '${language}'
export default defineEntities({ supplierContract: { fields: { idContract: 'id', rma: 'text' } } })
`,
  'screens/one.ts': of('one', one),
  'screens/two.ts': of('two', two),
})

const of = (name: string, blocks: string) =>
  screen(`name: '${name}', path: '/${name}/{id}', params: { id: { example: '1' } }, body: [
${blocks}
{ kind: 'screens' }],`)

const block = (kind: string, entity: string) =>
  `{ kind: '${kind}', entity: '${entity}', id: { param: 'id' } },`

it('the type of record of comments and files is misspelt if nearly that of an entity', async () => {
  const cell = `{ kind: 'grid', grid: { id: 'a', source: '/a', columns: [
{ field: 'id', label: 'Id', cell: { kind: 'comments', entity: 'supplierContracts' } } ] } },`
  const said = await saidOf(
    files(`${block('attachments', 'supplierContrct')}\n${block('comments', 'supplierContarct')}\n${cell}`),
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:4:32  /body/0/entity
      names the type of record "supplierContrct", which no entity and no other file has; there is "supplierContract". Write "supplierContract".  (record-type-misspelt)
    screens/one.ts:5:29  /body/1/entity
      names the type of record "supplierContarct", which no entity and no other file has; there is "supplierContract". Write "supplierContract".  (record-type-misspelt)
    screens/one.ts:7:63  /body/2/grid/columns/0/cell/entity
      names the type of record "supplierContracts", which no entity and no other file has; there is "supplierContract". Write "supplierContract".  (record-type-misspelt)"
  `)
})

it('or nearly one that is named more often', async () => {
  const two = `${block('comments', 'payment')}\n${block('attachments', 'payment')}`
  expect(await saidOf(files(block('attachments', 'paymnt'), two))).toMatchInlineSnapshot(`
    "screens/one.ts:4:32  /body/0/entity
      names the type of record "paymnt", which no entity and no other file has; there is "payment". Write "payment".  (record-type-misspelt)"
  `)
})

it('types that are short, that differ by more, or that several files name are different', async () => {
  expect(await saidOf(files(block('comments', 'rma'), block('comments', 'rmb')))).toBe('')
  expect(await saidOf(files(block('comments', 'contract'), block('attachments', 'payout')))).toBe('')
  const several = `${block('comments', 'payment')}\n${block('comments', 'payments')}`
  expect(await saidOf(files(several, several))).toBe('')
})
