import { expect, it } from 'vitest'
import { area, type Mistake } from '../definitions/mistakes/area.ts'
import { inData } from '../definitions/mistakes/data.ts'
import { inEntities } from '../definitions/mistakes/entities.ts'
import { inGrids } from '../definitions/mistakes/grids.ts'
import { inLists } from '../definitions/mistakes/lists.ts'
import { inNavigation } from '../definitions/mistakes/navigation.ts'
import { inRecords } from '../definitions/mistakes/records.ts'
import { inScreens } from '../definitions/mistakes/screens.ts'
import { language, saidOf } from './project.ts'

const all: readonly Mistake[] = [
  ...inScreens,
  ...inGrids,
  ...inNavigation,
  ...inEntities,
  ...inData,
  ...inLists,
  ...inRecords,
]

/** What is said of the mistakes with these titles, each alone in the area that is right otherwise. */
async function saidOfMistakes(...titles: readonly string[]): Promise<string> {
  const said = titles.map(title => {
    const { of, line, wrong } = all.find(one => one.title === title) ?? { of: 'home', line: title, wrong: '' }
    const [file, text] = area[of]
    const lines = text.split('\n')
    const at = lines.indexOf(line)
    expect(at, title).toBeGreaterThan(-1)
    return saidOf({ ...Object.fromEntries(Object.values(area)), [file]: lines.with(at, wrong).join('\n') })
  })
  return (await Promise.all(said)).join('\n')
}

it('entities have fitting screens, keys and examples', async () => {
  const said = await saidOfMistakes(
    'the screen of an entity that takes no parameter',
    'a reference whose key the entity does not have',
    'an example that is none of the options',
    'an example of another type',
    'an example outside of its limits',
    'options as value and label',
    'a field that is optional',
    'a tone for its value',
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/depot/entities/parcel.ts:16:9  /parcel/screen
      is the screen "parcels", which has no parameter: a record is shown by a screen with one parameter, its key. Name the screen of one record, or remove it.  (entity-screen-params)
    screens/depot/entities/parcel.ts:30:55  /parcel/fields/courier/key
      is "courierId", which is not a field of this record: it has to hold the key of the other record. Did you mean "idCourier"?  (reference-key-unknown)
    screens/depot/entities/parcel.ts:28:10  /parcel/fields/status/example
      is "Stored", which is not one of the options. Did you mean "stored"?  (example-unknown)
    screens/depot/entities/parcel.ts:21:53  /parcel/fields/pieces/example
      is "two", but values of this type are numbers. Write a number, without quotes.  (example-type)
    screens/depot/entities/parcel.ts:21:53  /parcel/fields/pieces/example
      is 20, which is outside min and max. Correct it, or the limits.  (example-outside)
    screens/depot/entities/parcel.ts:26:11  /parcel/fields/status/options/0
      has the keys value and label. Write {announced: "Announced"}.  (option-pair)
    screens/depot/entities/parcel.ts:33:23  /parcel/fields/note/optional
      "optional" is not a key of a field: it is the type that says so. Remove it, and write type: "text?" where a record may lack the field.  (field-optional)
    screens/depot/entities/parcel.ts:27:10  /parcel/fields/status/tones/sent
      "sent" is not a tone. Write {success: 'sent'}.  (tone-reversed)"
  `)
})

it('calls have one path, one reply and existing values', async () => {
  const said = await saidOfMistakes(
    'one record and many',
    'the body of a call that reads',
    'a value twice in a body',
    'what may be left out that is no value',
    'a base with a slash at its end',
    'a method with path',
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/depot/calls/parcels.ts:8:31  /calls/couriers/many
      describes the reply more than once: "one", "many". Remove one of them.  (call-replies)
    screens/depot/calls/parcels.ts:10:51  /calls/waiting/body
      belongs to a GET call, which sends no body. Write "query" with a type for each value, as in query: {from: "date"}, or make it a POST call.  (call-body-of-get)
    screens/depot/calls/parcels.ts:11:68  /calls/addParcel/body/3
      "note" occurs twice in the body. Remove one of them.  (call-body-twice)
    screens/depot/calls/parcels.ts:11:79  /calls/addParcel/optional/0
      is "notes", which is not a value of the body or the query. Did you mean "note"?  (call-optional-unknown)
    screens/depot/calls/parcels.ts:3:7  /base
      ends with a slash, but the paths below it start with one. Write "/api/depot".  (call-base-slash)
    screens/depot/calls/parcels.ts:10:27  /calls/waiting/path
      "path" is not a key of a call. Write the path under its method, e.g. "get": "/parcels/{id}"; a list with pages is a "grid".  (call-method-key)"
  `)
})

it('screens name the values of their loads and rows in the right words', async () => {
  const said = await saidOfMistakes(
    'a condition on a number as a text',
    'a sort by field and direction',
    'the list of a load as one record',
    'the record of a load as a table',
    'a load of the heading without its field',
    'a tile with figures of a list',
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/depot/parcels.ts:37:20  /body/actions/0/visible/weight
      compares "weight", which is a number, with a text. Write 2, without quotes.  (value-quoted)
    screens/depot/parcels.ts:29:7  /body/sort
      has its field as a key. Write the field alone: "-storedAt".  (sort-by-key)
    screens/depot/parcel.ts:18:26  /body/tabs/0/body/0/load
      is "couriers", which loads a list, but details show one record. Show the list with a block of kind "table", or load one record.  (load-of-many)
    screens/depot/parcel.ts:22:24  /body/tabs/1/body/0/load
      is "parcel", which loads one record, but a table shows a list. Show it with a block of kind "details", or name the list in it, as in "parcel.items".  (load-of-one)
    screens/depot/parcel.ts:7:10  /heading
      {parcel} is a whole record. Name one of its fields, e.g. {parcel.sender}.  (placeholder-record)
    screens/depot/depot.ts:10:1  /body/0/tiles/0
      asks "couriers" for its figures, which returns a list. Name a call that returns count, oldestHours and overdue.  (tile-of-many)"
  `)
})

it('values for a call have its types, and parameters are in braces', async () => {
  const said = await saidOfMistakes(
    'a value of a query that its type refuses',
    'a parameter of the path of a call without braces',
    'a title with a dollar',
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/depot/parcels.ts:9:48  /loads/couriers/query/active
      is "yes", which is no value of "active", of type boolean. Write 'true' or 'false'.  (call-query-unfit)
    screens/depot/parcel.ts:11:45  /loads/parcel/path/idParcel
      is the text "id" itself, but the screen has a parameter of that name. Did you mean "{id}"?  (call-parameter-literal)
    screens/depot/entities/parcel.ts:15:8  /parcel/title
      \${idParcel} is not a placeholder here and would be shown literally. Did you mean "{idParcel}"?  (title-foreign)"
  `)
})

it('a grid in a file without an entity names its rows', async () => {
  const calls = `import { defineCalls } from '${language}'

export default defineCalls({ base: '/api/depot', calls: { lostParcels: { grid: '/lost/grid' } } })
`
  const said = await saidOf({
    ...Object.fromEntries(Object.values(area)),
    'screens/depot/calls/lost.ts': calls,
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/depot/calls/lost.ts:3:59  /calls/lostParcels
      lacks "many", which a grid needs. Add it: the name of the entity of its rows, as in many: "refund".  (call-rowless)"
  `)
})
