import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { jsonFault } from '../../schemas/check/read/jsonFault.ts'
import { project, saidOf } from './project.ts'

describe('reading definitions that are JSON', () => {
  it('a JSON syntax error is reported at its place', async () => {
    const said = await saidOf({
      'screens/a.json': `{ "name": "b",
  "path" "/b" }`,
      'screens/b.json': `{ "name": "b"`,
      'screens/c.json': ``,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.json:2:10  /
        does not parse: a colon is missing between the key and its value. Add it here.  (unparsable)
      screens/b.json:1:14  /
        does not parse: the { of line 1 is not closed. Add } where it ends.  (unparsable)
      screens/c.json:1:1  /
        does not parse: it is empty. Write the screen as one object.  (unparsable)"
    `)
  })

  it.each([
    [
      'a comma behind the last entry',
      '{ "a": 1,\n}',
      '1:9',
      'there is a comma before }, and nothing follows it. Remove the comma.',
    ],
    [
      'a comma behind the last value',
      '{ "a": [1,] }',
      '1:10',
      'there is a comma before ], and nothing follows it. Remove the comma.',
    ],
    [
      'no comma',
      '{ "a": 1\n  "b": 2 }',
      '2:3',
      'a comma is missing before this. Add it after the previous entry.',
    ],
    ['two commas', '{ "a": 1,, "b": 2 }', '1:10', 'a comma has no entry before it. Remove the comma.'],
    ['a value that is missing', '{ "a": , "b": 2 }', '1:8', 'a value is missing. Add it here.'],
    ['single quotes', `{ "a": 'b' }`, '1:8', 'a text has other quotes. Write double quotes: "…".'],
    ['a key without quotes', '{ a: 1 }', '1:3', 'a key is not in double quotes. Write every key as "key".'],
    [
      'a word of another language',
      '{ "a": undefined }',
      '1:8',
      'undefined is not a JSON value. Write a text in double quotes, a number, true, false, null, [ or {.',
    ],
    [
      'a comment',
      '{ "a": 1 // why\n}',
      '1:10',
      'there is a comment, which JSON does not allow. Remove it, or write the definition as a .ts file.',
    ],
    [
      'another bracket',
      '{ "a": [1\n} }',
      '2:1',
      'the [ of line 1 is not closed. Write ] before this, or remove this.',
    ],
    [
      'a colon in a list',
      '{ "a": ["b": 1] }',
      '1:12',
      'there is an unexpected colon. Write a comma, or a key before it.',
    ],
    [
      'a text that does not end',
      '{ "a": "b\n}',
      '1:8',
      'a text is not closed in its line. Add the double quote at its end.',
    ],
    [
      'a single backslash',
      '{ "a": "\\d" }',
      '1:9',
      'a backslash starts no escape sequence of JSON. Write it twice: \\\\.',
    ],
    [
      'a byte order mark',
      '\uFEFF{}',
      '1:1',
      'it begins with a byte order mark. Save it as UTF-8 without one.',
    ],
    ['two objects', '{} {}', '1:4', 'there is text after the end of the object. Remove it.'],
  ])('%s in a JSON text is reported with place and fix', async (_, text, place, said) => {
    const { problems } = await checkDefinitions(await project({ 'screens/a.json': text }))
    // What follows of a text that can be read all the same is no screen.
    expect(formatProblems(problems.filter(({ code }) => code === 'unparsable'))).toBe(
      `screens/a.json:${place}  /\n  does not parse: ${said}  (unparsable)`,
    )
  })

  it('superfluous characters are all reported, with all other problems', async () => {
    const said = await saidOf({
      'screens/a.json': `\uFEFF{
  // The first.
  "name": "a", /* and
  more */ "pth": "/a",
  "body": [{ "kind": "screens", }, ],
}
`,
      'screens/b.json': '{ "name": "b", "path": "/b", "body": [{ "kind": "txt", }] "title": "B" }',
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.json:1:1  /
        does not parse: it begins with a byte order mark. Save it as UTF-8 without one.  (unparsable)
      screens/a.json:2:3  /
        does not parse: there is a comment, which JSON does not allow. Remove it, or write the definition as a .ts file.  (unparsable)
      screens/a.json:3:16  /
        does not parse: there is a comment, which JSON does not allow. Remove it, or write the definition as a .ts file.  (unparsable)
      screens/a.json:4:11  /pth
        "pth" is not a key of a screen. Did you mean "path"?  (key-unknown)
      screens/a.json:5:31  /
        does not parse: there is a comma before }, and nothing follows it. Remove the comma.  (unparsable)
      screens/a.json:5:34  /
        does not parse: there is a comma before ], and nothing follows it. Remove the comma.  (unparsable)
      screens/a.json:5:37  /
        does not parse: there is a comma before }, and nothing follows it. Remove the comma.  (unparsable)
      screens/b.json:1:54  /
        does not parse: there is a comma before }, and nothing follows it. Remove the comma.  (unparsable)
      screens/b.json:1:59  /
        does not parse: a comma is missing before this. Add it after the previous entry.  (unparsable)"
    `)
  })

  it('a valid JSON text has no problem', () => {
    const text = '{ "a": [-1.5e+3, 0, true, false, null, "\\u00e4\\n", [], {}], "b": {} }'
    expect(JSON.parse(text)).toBeDefined()
    expect(jsonFault(text)).toBeUndefined()
  })

  it('a repeated key in a JSON definition is rejected', async () => {
    const said = await saidOf({
      'screens/a.json': `{
  "name": "home", "path": "/",
  "name": "home", "body": [{ "kind": "screens" }]
}`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.json:3:3  /name
        "name" occurs twice in one object; only the last one would be used. Remove one of them.  (json-key-twice)"
    `)
  })

  it('a JSON definition may name only the schema in the right path', async () => {
    const json = (name: string, named: string) =>
      `{ "$schema": "${named}", "name": "${name}", "path": "/${name}", "body": [{ "kind": "screens" }] }`
    const said = await saidOf({
      'screens/a.json': json('a', '../schemas/screen.schema.json'),
      'screens/area/b.json': json('b', '../schemas/screen.schema.json'),
      'screens/area/c.json': json('c', './../../schemas/screen.schema.json'),
      'screens/area/d.json': json('d', 'https://example.org/screen.schema.json'),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/area/b.json:1:14  /$schema
        is "../schemas/screen.schema.json", which is not the schema of screens. Write "../../schemas/screen.schema.json".  (schema-elsewhere)"
    `)
  })
})
