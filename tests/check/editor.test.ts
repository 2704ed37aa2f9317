import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { isObject } from '../../schemas/check/item.ts'
import { schemaDocument } from '../../schemas/check/schemaDocument.ts'
import { namesDocument } from '../../schemas/check/written/namesDocument.ts'
import { type LanguageServer, startLanguageServer } from '../support/languageServer.ts'
import { language } from './project.ts'

const project = new URL('../..', import.meta.url).pathname
const types = join(project, 'schemas/language/definition.ts')
const source = readFileSync(types, 'utf8')

let root: string
let server: LanguageServer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-'))
  const names = namesDocument(await checkDefinitions(project), join(project, 'schemas/language/names.ts'))
  await writeFile(join(root, 'names.d.ts'), names)
  await writeFile(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: join(project, 'tsconfig.json'),
      compilerOptions: { types: [] },
      include: ['*.ts'],
    }),
  )
  // Stands in the folder, so that it belongs to the project of the names.
  await writeFile(join(root, 'sample.ts'), '')
  server = await startLanguageServer(root)
}, 60_000)
afterAll(async () => {
  server.stop()
  await rm(root, { recursive: true, force: true })
})

describe('hover on a property', () => {
  it('shows the description of every property of the language', { timeout: 120_000 }, async () => {
    const { text, members } = samplesOf(source)
    const file = join(root, 'sample.ts')
    server.open(file, text)
    expect(members.length).toBeGreaterThan(800)
    const missing: string[] = []
    for (const { name, offset, description } of members)
      if (description === undefined || !(await server.hover(file, offset)).includes(description))
        missing.push(name)
    expect(missing).toEqual([])
  })
})

const written = `import { defineCalls, defineEntities, defineScreen } from '${language}'
export const screen = defineScreen({
  name: 'one', path: '/one', parent: '<screen>',
  access: { resource: '<resource>' },
  loads: { things: { call: '<call>', onError: { go: '<screen>' } }, others: '<call>' },
  body: [
    { kind: 'grid', call: '<call>', rowKey: '<field>', columns: ['<field>', { field: '<field>', cell: { kind: 'link', to: '<screen>' } }],
      filters: ['<field>', { kind: 'select', field: '<field>', options: { load: '<load>', value: 'a', label: 'a' } }],
      sort: '<field>', savedFilters: true,
      actions: [{ label: 'Open', to: '<screen>' }, { label: 'Pay', call: '<call>', onSuccess: { go: '<screen>' } }] },
    { kind: 'details', load: '<load>', fields: ['<field>'] },
    { kind: 'form', form: { id: 'f', submit: '<call>', fields: ['<field>', { name: '<field>' }] } },
  ],
})
export const calls = defineCalls({ of: '<entity>', calls: {
  one: { get: '/one', one: '<entity>' },
  all: { grid: '/all', savedFilters: { module: '<module>', functionality: '<functionality>' } },
} })
export const entities = defineEntities({ one: { screen: '<screen>', fields: { a: { type: 'reference', entity: '<entity>' } } } })
`

const offered: Readonly<Record<string, string>> = {
  call: 'refundMethods',
  entity: 'balanceSheet',
  field: 'customerEmail',
  load: 'defaults',
  functionality: 'write-off-wmt',
  module: 'finance',
  resource: 'finance_refund_index',
  screen: 'finance-refund-details',
}

describe('completion of names', () => {
  it('offers the names of the console wherever a definition can use one', async () => {
    const file = join(root, 'completion.ts')
    const places = [...written.matchAll(/<(\w+)>/g)].map(({ 1: kind = '', index }) => ({ kind, index }))
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(Object.keys(offered)))
    server.open(file, written)
    const missing: string[] = []
    for (const { kind, index } of places)
      if (!(await server.completions(file, index)).includes(offered[kind] ?? ''))
        missing.push(`${kind}: ${written.slice(0, index).split('\n').at(-1)}`)
    expect(missing).toEqual([])
  })

  it('describes keys of actions and loads, depending on their other keys', async () => {
    const file = join(root, 'hover.ts')
    const text = written.replaceAll(/<(\w+)>/g, (_, of: string) => offered[of] ?? of)
    server.open(file, text)
    const hover = (part: string) => server.hover(file, text.indexOf(part))
    expect(await hover(`call: '${offered.call}', onSuccess`)).toContain('Name of the call.')
    expect(await hover('onSuccess')).toContain('What happens after success')
    expect(await hover(`to: '${offered.screen}' }, { label`)).toContain('Name of the screen')
    expect(await hover('onError')).toContain('What happens when the call fails.')
  })
})

describe('JSON Schema for .json definitions', () => {
  it('describes every property', () => {
    const missing: string[] = []
    const visit = (part: unknown, path: string): void => {
      if (Array.isArray(part)) for (const [index, entry] of part.entries()) visit(entry, `${path}/${index}`)
      if (!isObject(part)) return
      for (const [key, property] of Object.entries(isObject(part.properties) ? part.properties : {}))
        if (!isObject(property) || typeof property.description !== 'string') missing.push(`${path}/${key}`)
      for (const [key, entry] of Object.entries(part)) visit(entry, `${path}/${key}`)
    }
    visit(JSON.parse(schemaDocument()), '')
    expect(missing).toEqual([])
  })
})

interface Member {
  /** Type and key. */
  readonly name: string
  readonly offset: number
  readonly description: string | undefined
}

type Node = Readonly<Record<string, unknown>>

/** A value of every object among the types of a file, with the place of each of its keys. */
function samplesOf(file: string): { text: string; members: readonly Member[] } {
  const members: Member[] = []
  const declared = parseSync('types.ts', file)
    .program.body.map(statement => child(statement, 'declaration'))
    .filter(one => one.type === 'TSInterfaceDeclaration' || one.type === 'TSTypeAliasDeclaration')
  const names = declared.map(one => String(child(one, 'id').name))
  let text = `import { ${names.map(name => `type ${name}`).join(', ')} } from '${types}'\n`

  function sample(type: string, literal: Node, before: string, after: string): void {
    const own = list(literal.members ?? literal.body).filter(member => member.type === 'TSPropertySignature')
    text += `export const of${members.length}: ${type} = ${before}{`
    for (const member of own) {
      const key = keyOf(member)
      const [start, end] = [Number(member.start), Number(member.end)]
      const description = /\/\*\* ([^\n]*) \*\/\s*$/.exec(file.slice(0, start))?.[1]
      // What an interface may not have needs no description.
      if (!file.slice(start, end).endsWith('?: undefined'))
        members.push({ name: `${type}.${key}`, offset: text.length + 2, description })
      text += ` ${key}: null!,`
    }
    text += ` }${after}\n`
    for (const member of own)
      literals(
        type,
        child(child(member, 'typeAnnotation'), 'typeAnnotation'),
        `${before}{ ${keyOf(member)}: `,
        ` }${after}`,
      )
  }
  function literals(type: string, node: Node, before: string, after: string): void {
    if (node.type === 'TSTypeLiteral') sample(type, node, before, after)
    for (const part of list(node.types)) literals(type, part, before, after)
    if (node.type === 'TSArrayType') literals(type, child(node, 'elementType'), `${before}[`, `]${after}`)
    for (const part of list(child(node, 'typeArguments').params))
      literals(type, part, `${before}{ any: `, ` }${after}`)
  }
  for (const one of declared) {
    const type = String(child(one, 'id').name)
    if (one.type === 'TSInterfaceDeclaration') sample(type, child(one, 'body'), '', '')
    // Conditions have the fields of a record as keys.
    else if (!/^(?:Condition|BlockDefinitionOf)/.test(type))
      literals(type, child(one, 'typeAnnotation'), '', '')
  }
  return { text, members }
}

function child(node: object, key: string): Node {
  const found = isObject(node) ? node[key] : undefined
  return isObject(found) ? found : {}
}

function list(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function keyOf(member: Node): string {
  return String(child(member, 'key').name ?? child(member, 'key').value)
}
