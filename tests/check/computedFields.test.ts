import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, saidOfForm, screen } from './project.ts'

const number = (name: string, more = '') => `{ kind: 'number', name: '${name}', label: 'N', ${more} },`

describe('computed field', () => {
  it('can be a sum, a product or the value of another field', async () => {
    const said = await saidOfForm(`
${number('net')} ${number('tax')} ${number('count')}
{ kind: 'rows', name: 'lines', label: 'Lines', add: 'Add', fields: [
  ${number('price')} ${number('pieces')} ${number('amount', "computed: { product: ['price', 'pieces'] }")}
] },
{ kind: 'text', name: 'name', label: 'A' },
${number('total', "decimals: 2, computed: { sum: ['net', 'tax', 'lines.amount'], minus: [5] }")}
${number('share', "computed: { product: ['total', 0.2], editable: true }")}
{ kind: 'text', name: 'shown', label: 'B', computed: { from: 'name', editable: true } },`)
    expect(said).toBe('')
  })

  it('has one source, of its own kind', async () => {
    const said = await saidOfForm(`
{ kind: 'text', name: 'a', label: 'A' }, { kind: 'checkbox', name: 'b', label: 'B' },
${number('c', "computed: { sum: ['c2'], from: 'c2' }")} ${number('c2')}
${number('d', "computed: { minus: ['c2'] }")}
${number('e', "computed: { sum: ['a'] }")}
${number('f', "computed: { from: 'b' }")}
{ kind: 'text', name: 'g', label: 'G', computed: { sum: ['c2'] } },
${number('h', "computed: { sum: ['c3'] }")}`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:42  /body/0/form/fields/2/computed
        needs exactly one of sum, product and from; minus belongs to a sum. Write one of them, e.g. computed: { sum: ['net', 'tax'] }.  (computed-source)
      screens/one.ts:7:42  /body/0/form/fields/4/computed
        needs exactly one of sum, product and from; minus belongs to a sum. Write one of them, e.g. computed: { sum: ['net', 'tax'] }.  (computed-source)
      screens/one.ts:8:60  /body/0/form/fields/5/computed/sum/0
        names "a", a text field: only numbers are added and multiplied. Name another field.  (computed-unfit)
      screens/one.ts:9:60  /body/0/form/fields/6/computed/from
        names "b", a checkbox field: a number field cannot show its value. Name another field.  (computed-unfit)
      screens/one.ts:10:57  /body/0/form/fields/7/computed/sum
        gives a number, and this is a text field. Make it a number, or take the value of one field with from.  (computed-number)
      screens/one.ts:11:60  /body/0/form/fields/8/computed/sum/0
        names the field "c3", which does not exist. Did you mean "c"?  (field-unknown)"
    `)
  })

  it('takes fields of a table only into a sum, and fields of an entry only from a load', async () => {
    const said = await saidOfForm(`
{ kind: 'rows', name: 'lines', label: 'Lines', add: 'Add', fields: [ ${number('price')} { kind: 'text', name: 'note', label: 'N' } ] },
${number('a', "computed: { product: ['lines.price'] }")}
${number('b', "computed: { sum: ['lines.prize'] }")}
${number('c', "computed: { sum: ['lines.note'] }")}
${number('d', "computed: { sum: ['a.price'] }")}
{ kind: 'text', name: 'e', label: 'E', computed: { from: 'lines' } },
{ kind: 'text', name: 'f', label: 'F', computed: { from: 'record.name' } },
{ kind: 'text', name: 'g', label: 'G', computed: { from: 'profile.name' } },
{ kind: 'text', name: 'h', label: 'H', computed: { from: 'loads.none.name' } },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:64  /body/0/form/fields/1/computed/product/0
        names "lines.price", a table: only a sum takes a field of its records. Name another field.  (computed-unfit)
      screens/one.ts:7:60  /body/0/form/fields/2/computed/sum/0
        names the field "prize", which does not exist. Did you mean "price"?  (field-unknown)
      screens/one.ts:8:60  /body/0/form/fields/3/computed/sum/0
        names "lines.note", a text field: only numbers are added and multiplied. Name another field.  (computed-unfit)
      screens/one.ts:9:60  /body/0/form/fields/4/computed/sum/0
        names "a.price", but "a" is a number field, which has no fields. Write "a".  (computed-step)
      screens/one.ts:10:58  /body/0/form/fields/5/computed/from
        names "lines", a table: only a sum takes a field of its records. Name another field.  (computed-unfit)
      screens/one.ts:11:58  /body/0/form/fields/6/computed/from
        needs the record that fills the form, but nothing fills it. Add values, the path of the record below the loads, or remove it.  (record-missing)
      screens/one.ts:12:58  /body/0/form/fields/7/computed/from
        needs a profile, but the form has none. Add profile to the form.  (profile-missing)
      screens/one.ts:13:58  /body/0/form/fields/8/computed/from
        names the load "none", which this screen does not have. Declare it in loads.  (load-unknown)"
    `)
  })

  it('does not take fields of a record that a choice does not have (computed-step)', async () => {
    const search = "{ search: '/api/parts', by: 'term', value: 'id', label: 'name' }"
    const said = await saidOfForm(
      `
{ kind: 'select', name: 'part', label: 'A', options: ${search} },
{ kind: 'select', name: 'word', label: 'B', options: { load: 'words' } },
{ kind: 'select', name: 'size', label: 'C', options: [{ value: 's', label: 'S' }] },
{ kind: 'select', name: 'unit', label: 'D', options: { load: 'words', value: 'id', label: 'name' } },
${number('a', "computed: { product: ['part.price', 2] }")}
${number('b', "computed: { from: 'word.price' }")}
${number('c', "computed: { from: 'size.price' }")}
${number('d', "computed: { from: 'unit.price' }, atMost: 'part.price'")}`,
      '',
      "loads: { words: { get: '/a', onError: { value: [] } } },",
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:10:60  /body/0/form/fields/5/computed/from
        names "word.price", but "word" offers entries that are no records. Add value and label to options of "word".  (computed-step)
      screens/one.ts:11:60  /body/0/form/fields/6/computed/from
        names "size.price", but "size" offers a fixed list, not records. Let "size" offer the records of a load, as in options: 'nameOfLoad'.  (computed-step)"
    `)
  })

  it('is not computed from itself, and not filled another way', async () => {
    const said = await saidOfForm(`
${number('a', "computed: { sum: ['b'] }")}
${number('b', "computed: { sum: ['c'] }")}
${number('c', "computed: { sum: ['a'], editable: true }")}
${number('d')}
${number('e', "initial: 1, clearWhen: { field: 'd', is: 1 }, enabled: { field: 'd', is: 1 }, computed: { sum: ['d'] }")}`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:60  /body/0/form/fields/0/computed/sum/0
        is computed from itself: a ← b ← c ← a. Let the user fill one of them.  (computed-circle)
      screens/one.ts:6:60  /body/0/form/fields/1/computed/sum/0
        is computed from itself: b ← c ← a ← b. Let the user fill one of them.  (computed-circle)
      screens/one.ts:7:60  /body/0/form/fields/2/computed/sum/0
        is computed from itself: c ← a ← b ← c. Let the user fill one of them.  (computed-circle)
      screens/one.ts:9:42  /body/0/form/fields/4/initial
        cannot be combined with initial: the value follows from other fields. Remove one of the two.  (computed-conflict)
      screens/one.ts:9:54  /body/0/form/fields/4/clearWhen
        cannot be combined with clearWhen: the value follows from other fields. Remove one of the two.  (computed-conflict)
      screens/one.ts:9:88  /body/0/form/fields/4/enabled
        cannot be combined with enabled: the value follows from other fields. Remove one of the two, or write editable: true in computed.  (computed-conflict)"
    `)
  })

  it('names fields of the entity behind a load, a chosen entry and the record', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/parts/entities/parts.ts': `import { defineEntities } from '${language}'
export default defineEntities({
  order: { title: '{orderNr}', fields: { orderNr: 'id', currency: 'text' } },
  part: { fields: { idPart: 'id', order: 'integer', money: 'text', total: 'decimal', other: 'text' } },
})`,
      'screens/parts/calls/parts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
  orders: { get: '/api/orders', many: 'order' },
  part: { get: '/api/parts/{id}', one: 'part' },
  savePart: { put: '/api/parts/{id}', body: ['order', 'money', 'other'] },
} })`,
      'screens/parts/one.ts': screen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } },
loads: { part: 'part', orders: 'orders' }, body: { kind: 'form', form: { values: 'part', submit: 'savePart', fields: [
{ name: 'order', options: 'orders' },
{ name: 'money', computed: { from: 'order.currencie' } },
{ name: 'other', computed: { from: 'record.totl' } },
] } },`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/parts/one.ts:6:36  /body/form/fields/1/computed/from
        names the field "currencie", which the entity "order" does not have. Did you mean "currency"?  (entity-field-unknown)
      screens/parts/one.ts:7:36  /body/form/fields/2/computed/from
        names the field "totl", which the entity "part" does not have. Did you mean "total"?  (entity-field-unknown)"
    `)
  })

  it('is not required of users, who cannot enter it', async () => {
    const { problems, definitions } = await checkDefinitions(
      await project({
        'screens/home.ts': home,
        'screens/parts/entities/parts.ts': `import { defineEntities } from '${language}'
export default defineEntities({ part: { fields: { net: 'decimal', share: 'decimal', gross: 'decimal' } } })`,
        'screens/parts/calls/parts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ of: 'part', calls: {
  addPart: { post: '/api/parts', body: ['net', 'share', 'gross'] },
  keepPart: { post: '/api/drafts', body: ['net?', 'share?', 'gross?'] },
} })`,
        'screens/parts/one.ts': screen(`name: 'one', path: '/one', body: { kind: 'form', form: { id: 'f',
fields: ['net', { name: 'share', computed: { product: ['net', 0.2], editable: true } },
  { name: 'gross', computed: { sum: ['net', 'share'] } }],
submit: 'addPart', otherSubmits: [{ label: 'Draft', call: 'keepPart' }] } },`),
      }),
    )
    expect(problems).toEqual([])
    const form = definitions.find(({ screen }) => screen.name === 'one')?.screen.body?.[0]
    expect(form?.kind === 'form' && form.form.submit?.requires).toEqual(['net', 'share'])
  })
})
