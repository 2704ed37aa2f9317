import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readSource, sourceFiles } from '../boundaries/sources.ts'
import { definitions } from '../support/screens.ts'
import missingLists from './missing.json' with { type: 'json' }
import { resources } from './resources.ts'
import { routes, type SpecRoute } from './routes.ts'
import { texts } from './texts.ts'

/** How much of the specification may still be missing. These numbers only go down. */
const ceiling = { routes: 0, resources: 0, texts: 0 }

const screens = new Map(definitions.map(({ screen }) => [screen.path, screen]))
const literals = new Set(consoleFiles().flatMap(literalsOf))

/** A list of the specification: its name here and in missing.json, its entries, and whether one of them exists. */
const lists: readonly (readonly [keyof typeof ceiling, readonly string[], (entry: string) => boolean])[] = [
  ['routes', routes.map(({ path }) => path), (path: string) => screens.has(path)],
  ['resources', Object.keys(resources), (name: string) => literals.has(name)],
  ['texts', Object.keys(texts), (text: string) => literals.has(text)],
]
const missing: Readonly<Record<keyof typeof ceiling, readonly string[]>> = missingLists

describe.each(lists)('%s of the specification', (list, all, exists) => {
  it('exist, or are listed in tests/spec/missing.json', () => {
    expect(all.filter(entry => !exists(entry) && !missing[list].includes(entry))).toEqual([])
  })

  it('are listed in tests/spec/missing.json only while missing: remove existing ones from it', () => {
    expect(missing[list].filter(entry => exists(entry) || !all.includes(entry))).toEqual([])
  })

  it('have fewer and fewer missing entries', () => {
    expect(missing[list].length).toBeLessThanOrEqual(ceiling[list])
  })

  it('are listed once each', () => {
    expect(new Set(all).size).toBe(all.length)
  })
})

describe.each(built())('$path, spec 2 §$section', route => {
  const screen = screens.get(route.path)

  it('is public or guarded according to the specification', () => {
    expect(screen?.access === 'public').toBe(route.public === true)
  })

  it('has the title, the parent and the redirect of the specification', () => {
    if (route.title) expect(screen?.title).toBe(route.title)
    if (route.parent) expect(pathOf(screen?.parent ?? 'home')).toBe(route.parent)
    expect(pathOf(screen?.redirect?.screen)).toBe(route.redirect)
  })

  it.each(Object.entries(route.params ?? {}))(
    'takes the values of %s that the specification takes',
    (name, of) => {
      const pattern = new RegExp(screen?.params?.[name]?.pattern ?? 'absent')
      expect(of.good.filter(value => !pattern.test(value))).toEqual([])
      expect(of.bad.filter(value => pattern.test(value))).toEqual([])
    },
  )
})

it.each(built().filter(({ resource }) => resource))('$path requires $resource (spec 2 §6)', route => {
  expect(screens.get(route.path)?.access).toMatchObject({ resource: route.resource })
})

function built(): readonly SpecRoute[] {
  return routes.filter(({ path }) => screens.has(path))
}

function pathOf(name: string | undefined): string | undefined {
  return definitions.find(({ screen }) => screen.name === name)?.screen.path
}

/** The console itself: neither sandbox, which knows every resource, nor tests, nor components, which receive their texts. */
function consoleFiles(): string[] {
  return sourceFiles().filter(
    path => /^(?:screens|schemas|runtime|src)\//.test(path) && !/^(?:src\/sandbox|runtime\/ui)\//.test(path),
  )
}

/**
 * The texts that a file gives a name or lists: `gridFailed: '...'`, `label: '...'`, `const empty = '...'`. A text that is only
 * compared or passed on is none of the specification's. The filled-in parts of a template are `{}`.
 */
function literalsOf(path: string): string[] {
  return namedTexts(parseSync(path, readSource(path)).program)
}

function namedTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namedTexts)
  if (typeof node !== 'object' || node === null) return []
  const named = [
    field(node, 'value'),
    field(node, 'init'),
    field(node, 'body'),
    ...list(field(node, 'elements')),
  ]
  return [...named.flatMap(textOf), ...Object.values(node).flatMap(namedTexts)]
}

function textOf(node: unknown): string[] {
  const value = field(node, 'value')
  if (field(node, 'type') === 'Literal' && typeof value === 'string') return [value]
  if (field(node, 'type') !== 'TemplateLiteral') return []
  return [
    list(field(node, 'quasis'))
      .map(part => String(field(field(part, 'value'), 'cooked')))
      .join('{}'),
  ]
}

function field(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
