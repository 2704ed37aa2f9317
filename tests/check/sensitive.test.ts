import { describe, expect, it } from 'vitest'
import { compileForm } from '../../runtime/core/compile/compileForm.ts'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOfForm, saidOfScreen, screen } from './project.ts'

describe('sensitive data', () => {
  it('is stored only with a reason, and not marked if its name implies it', async () => {
    expect(
      await saidOfForm(`
{ kind: 'text', name: 'iban', label: 'IBAN' },
{ kind: 'text', name: 'sample', label: 'Account number', sensitive: false, because: 'A made-up number of the manual.' },
{ kind: 'text', name: 'account', label: 'Account number', sensitive: false },
{ kind: 'text', name: 'nationalId', label: 'Id', sensitive: true },
{ kind: 'text', name: 'salary', label: 'Salary', sensitive: true },
{ kind: 'text', name: 'city', label: 'City', sensitive: false },
{ kind: 'text', name: 'key', label: 'Key', masked: true, sensitive: false, because: 'Of no account.' },
{ kind: 'select', name: 'ibans', label: 'IBAN', options: [{ value: 'a', label: 'Required' }], sensitive: true },`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:7:70  /body/0/form/fields/2/sensitive
        keeps an account number in the browser. Remove it, or add because with the reason; a masked field is never kept.  (sensitive-kept)
      screens/one.ts:8:61  /body/0/form/fields/3/sensitive
        has the value that follows from the name and label of the field. Remove it.  (sensitive-anyway)
      screens/one.ts:10:57  /body/0/form/fields/5/sensitive
        has the value that follows from the name and label of the field. Remove it.  (sensitive-anyway)
      screens/one.ts:11:69  /body/0/form/fields/6/sensitive
        keeps a secret in the browser. Remove it, or add because with the reason; a masked field is never kept.  (sensitive-kept)"
    `)
  })

  it('is kept with a reason where only a part of its name may mean it', async () => {
    expect(
      await saidOfForm(`
{ kind: 'text', name: 'taxCode', label: 'Code', sensitive: false, because: 'The code of a tax, not of a person.' },
{ kind: 'text', name: 'taxName', label: 'Name', sensitive: false },`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:6:60  /body/0/form/fields/1/sensitive
        keeps what may be secret in the browser. Remove it, or add because with the reason; a masked field is never kept.  (sensitive-kept)"
    `)
  })

  it('is not a filter or parameter, which would be in the address', async () => {
    expect(
      await saidOfScreen(`
name: 'one', path: '/one/{accountNumber}', params: { accountNumber: { example: '1' } },
body: [{ kind: 'grid', grid: { id: 'a', source: '/api/a',
  columns: [{ field: 'iban', label: 'IBAN' }],
  filters: [
    { kind: 'text', field: 'iban', label: 'IBAN' },
    { kind: 'boolean', field: 'hasIban', label: 'IBAN known' },
  ] } }],`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:4:54  /params/accountNumber
        puts an account number into the address, which is stored in histories and logs. Name the record by its id.  (parameter-sensitive)
      screens/one.ts:8:28  /body/0/grid/filters/0/field
        filters by an IBAN, which would appear in the address and in saved filters. Remove the filter, or filter by its owner.  (filter-sensitive)"
    `)
  })

  it('follows from the entity in forms', async () => {
    const { definitions } = await checkDefinitions(
      await project({
        'screens/home.ts': home,
        'screens/depot/entities/key.ts': `import { defineEntities } from '${language}'
export default defineEntities({ lock: { title: '{name}', fields: {
idLock: 'id', name: 'text', word: { type: 'text', label: 'Word', sensitive: true }, iban: { type: 'text', sensitive: true },
} } })
`,
        'screens/depot/calls/keys.ts': `import { defineCalls } from '${language}'
export default defineCalls({ of: 'lock', calls: { addLock: { post: '/api/locks', body: ['name', 'word', 'iban'] } } })
`,
        'screens/one.ts': screen(
          "name: 'one', path: '/one', body: [{ kind: 'form', form: { id: 'f', fields: ['name', 'word', 'iban'], submit: 'addLock' } }],",
        ),
      }),
    )
    const [block] = definitions.find(one => one.screen.name === 'one')?.screen.body ?? []
    const form = block?.kind === 'form' ? compileForm(block.form) : undefined
    expect(form?.fields.map(({ name, sensitive }) => [name, sensitive])).toEqual([
      ['name', false],
      ['word', true],
      ['iban', true],
    ])
  })
})
