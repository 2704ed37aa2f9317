import { describe, expect, it } from 'vitest'
import { isPlainText, longestText, readEdited } from '../../schemas/check/edited/readEdited.ts'
import { explain } from '../../schemas/check/explain.ts'

const file = 'screens/finance/refunds.ts'
const read = (text: string) => readEdited({ file, text })
const screen = (data: string) =>
  `import { defineScreen } from '../../schemas/index.ts'\n\nexport default defineScreen(${data})\n`
const codesIn = (text: string) => read(text).findings.map(({ code }) => code)

describe('edited definition', () => {
  it('is read as data: texts, numbers, booleans, lists and objects', () => {
    const text = screen(
      "{ name: 'a', 'pa-th': \"/b\", list: [1, -2.5, true, null, `plain`], deep: { x: {} } }",
    )
    expect(read(text).findings).toEqual([])
    expect(read(text).data).toEqual({
      name: 'a',
      'pa-th': '/b',
      list: [1, -2.5, true, null, 'plain'],
      deep: { x: {} },
    })
  })

  it('can be JSON', () => {
    expect(readEdited({ file: 'screens/a/b.json', text: '{ "name": "a" }' }).data).toEqual({ name: 'a' })
  })

  it.each([
    ['a call', '{ name: alert(1) }', 'alert(1)'],
    ['a function', '{ name: () => 1 }', '() => 1'],
    ['a name', '{ name: process }', 'process }'],
    ['a spread', '{ list: [...more] }', '...more'],
    ['a template with values', `{ name: \`$\{1}\` }`, `\`$\{1}`],
    ['a computed key or a method', '{ [key]: 1 }', '[key]'],
    ['a computed key or a method', '{ get name() { return 1 } }', 'get name'],
    ['a computed key or a method', '{ name }', 'name }'],
    ['code', '{ name: /(a+)+$/ }', '/(a+)+$/'],
    ['code', '{ name: 1n }', '1n'],
    ['code', '{ name: 1 + 1 }', '1 + 1'],
  ])('runs no code: %s is a problem at its place', (what, data, place) => {
    const text = screen(data)
    const { data: found, findings } = read(text)
    expect(found).toBeUndefined()
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ code: 'edited-code', offset: text.indexOf(place) })
    expect(findings[0]?.what).toContain(`is ${what},`)
  })

  it('runs no statements either', () => {
    expect(codesIn(`while (true) {}\n${screen('{}')}`)).toEqual(['edited-code'])
  })

  it('has no key that changes the prototype', () => {
    expect(codesIn(screen("{ '__proto__': { admin: true } }"))).toEqual(['edited-prototype'])
    expect(codesIn(screen('{ __proto__: { admin: true } }'))).toEqual(['edited-prototype'])
    const { data } = read(screen("{ constructor: { prototype: { admin: true } }, name: 'a' }"))
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
    expect(Reflect.get({}, 'admin')).toBeUndefined()
  })

  it('reports a repeated key', () => {
    expect(codesIn(screen("{ name: 'a', name: 'b' }"))).toEqual(['key-twice'])
  })

  it('reports a syntax error, and keeps the name of its screen', () => {
    const text = screen("{ name: 'finance-refunds', path: }")
    expect(read(text)).toMatchObject({ data: undefined, unreadName: 'finance-refunds' })
    expect(read(text).findings).toMatchObject([{ code: 'unparsable', offset: text.indexOf('})') }])
  })

  it('reports a missing default export', () => {
    expect(codesIn('')).toEqual(['default-export-missing'])
  })

  it('is rejected if it is too long', () => {
    expect(codesIn(screen(`{ name: '${'a'.repeat(longestText)}' }`))).toEqual(['edited-long'])
  })

  it('is rejected if brackets are nested too deeply', () => {
    expect(codesIn(screen(`${'['.repeat(20_000)}${']'.repeat(20_000)}`))).toEqual(['nesting-deep'])
  })

  it('is shown as saved only if it is plain data', () => {
    const plain = screen("{ name: 'a' }")
    expect(isPlainText({ file, text: plain }, { name: 'a' })).toBe(true)
    expect(isPlainText({ file, text: screen('{ ...shared }') }, { name: 'a' })).toBe(false)
  })
})

it('reports forbidden code, with its fix', () => {
  const said = [
    explain.editedCode('a call'),
    explain.editedPrototype(),
    explain.editedLong(longestText),
    explain.editedOvertime(),
  ].map(({ what, fix, code }) => `${what} ${fix}  (${code})`)
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "is a call, but the editor accepts only data. Write the value itself: a text, number, true, false, null, list or object.  (edited-code)
    is the key "__proto__", which is not allowed. Remove it.  (edited-prototype)
    is longer than 200000 characters. Make it shorter.  (edited-long)
    takes too long to check. Undo the last change, or make the definition smaller.  (edited-overtime)"
  `)
})
