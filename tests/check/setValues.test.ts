import { expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

const files = (action: string) => ({
  'screens/home.ts': home,
  'screens/finance/entities/offers.ts': `import { defineEntities } from '${language}'
export default defineEntities({ offer: { fields: {
idOffer: 'id', state: { type: 'status', options: ['open', { accepted: 'Taken' }] },
paid: 'boolean', value: 'integer', endsOn: 'date?', note: 'text?', items: 'list',
} } })
`,
  'screens/finance/calls/offers.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: {
offer: { get: '/offers/{id}', one: 'offer' }, accept: { post: '/offers/{id}/accept' },
} })
`,
  'screens/finance/offer.ts': screen(`name: 'offer', path: '/offers/{id}', params: { id: { example: '1' } },
loads: { offer: 'offer' }, body: { kind: 'actions', load: 'offer', actions: [
{ label: 'Accept', call: 'accept',
${action} }] },`),
})

it('an action sets fields that its record has, to values of their types', async () => {
  const said = await saidOf(
    files(`onSuccess: { set: { state: 'acepted', sate: 'open', paid: 'yes', value: '5',
endsOn: 20, note: true, items: 'a', idOffer: true } },
onError: { set: { state: 1, paid: null } },`),
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/offer.ts:6:28  /body/actions/0/onSuccess/set/state
      is "acepted", which is not an option of the field. Did you mean "accepted"?  (option-unknown)
    screens/finance/offer.ts:6:39  /body/actions/0/onSuccess/set/sate
      names the field "sate", which the entity "offer" does not have. Did you mean "state"?  (entity-field-unknown)
    screens/finance/offer.ts:6:59  /body/actions/0/onSuccess/set/paid
      is "yes", which is no value of "paid", a field of type boolean. Write true or false, without quotes.  (set-unfit)
    screens/finance/offer.ts:6:73  /body/actions/0/onSuccess/set/value
      is "5", which is no value of "value", a field of type integer. Write a number, without quotes.  (set-unfit)
    screens/finance/offer.ts:7:9  /body/actions/0/onSuccess/set/endsOn
      is 20, which is no value of "endsOn", a field of type date. Write a day as a text, e.g. "2026-01-31".  (set-unfit)
    screens/finance/offer.ts:7:19  /body/actions/0/onSuccess/set/note
      is true, which is no value of "note", a field of type text. Write a text.  (set-unfit)
    screens/finance/offer.ts:7:32  /body/actions/0/onSuccess/set/items
      is "a", which is no value of "items", a field of type list. Remove it: without set, the record is reloaded.  (set-unfit)
    screens/finance/offer.ts:7:46  /body/actions/0/onSuccess/set/idOffer
      is true, which is no value of "idOffer", a field of type id. Write a number or a text.  (set-unfit)
    screens/finance/offer.ts:8:26  /body/actions/0/onError/set/state
      is 1, which is no value of "state", a field of type status. Write one of its values, as a text.  (set-unfit)
    screens/finance/offer.ts:8:35  /body/actions/0/onError/set/paid
      is null, but every record has "paid". Write a value, or mark the type of the field with "?".  (set-null)"
  `)
})

it('values of their types, and null of a field that a record may lack, are right', async () => {
  const set = "set: { state: 'accepted', paid: true, value: 5, endsOn: null, note: 'Now', idOffer: 7 }"
  expect(await saidOf(files(`onSuccess: { ${set} }, onError: { ${set} },`))).toBe('')
})
