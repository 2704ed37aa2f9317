import { expect, it } from 'vitest'
import { fieldsDocument } from '../../schemas/check/scaffold/sampleDocument.ts'

it('an area is refused with the fix for fields that no entity can have', () => {
  const refused = (fields: string) => () => fieldsDocument('/api/books', `idBook:id ${fields}`)
  expect(
    refused('state:status color:colour box:reference total:money part:object 2x:text name name'),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: --fields: "state" is a status without values. Write them, as in state:open|closed.
    --fields: "color" has the type "colour", which does not exist. The types are "boolean", "date", "decimal", "duration", "file", "id", "integer", "json", "list", "moment", "money", "object", "percent", "reference", "status", "text".
    --fields: "box" is a reference without an entity. Write box:id, and make it a reference in the file of entities.
    --fields: "total" is money, which needs its currency. Add currency:text, or write total:decimal.
    --fields: "part" is an object without an entity. Write part:json, or describe the call by --sample.
    --fields: "2x" is no name of a field. Write letters and digits, as in idThing.
    --fields: "name" is there twice. Remove one of them.]
  `)
  expect(refused('title:string')).toThrow('Did you mean "text"?')
})
