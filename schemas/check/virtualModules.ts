import { createHash } from 'node:crypto'
import { type Form, type Screen } from '../index.ts'
import { formsOf } from './forms/formsOf.ts'
import { validatedSchema } from './forms/validatedSchema.ts'
import { type RouteData, routeData } from './routeData.ts'

/**
 * Source of `virtual:screens`: the table as one text, because parsing JSON is the cheapest way to get data into a page,
 * and one import per definition, so that each becomes a chunk of its own. The way to the validators of its forms is in that
 * chunk: the table travels with every visit and grows with every definition. `version` is that of the definitions of a
 * development server; absent: a build, which never changes.
 */
export function screensModule(screens: readonly Screen[], version?: number): string {
  const data = JSON.stringify(JSON.stringify(screens.map(routeData)))
  return [
    `const definitions = [\n${screens.map(({ name }) => importOf(screenModuleId(name))).join(',\n')}\n]`,
    'const part = (load, of) => () => load().then(of)',
    "const route = (data, load) => ({ title: '', parent: '', ...data, definition: part(load, ({ screen }) => screen), forms: part(load, ({ forms }) => forms()) })",
    `export const routes = /* @__PURE__ */ JSON.parse(${data}).map((data, index) => route(data, definitions[index]))`,
    version === undefined ? 'export const onDefinitionsChanged = () => () => {}' : changesSince(version),
  ].join('\n')
}

/** Source of the module of one definition: what the screen needs of it, as data, and the way to the validators of its forms. */
export function screenModule(screen: Screen): string {
  const forms =
    formsOf(screen).length > 0
      ? `${importOf(formsModuleId(screen))}.then(of => of.forms)`
      : 'async () => ({})'
  return [
    `export const screen = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(withoutNotes(screen)))})`,
    `export const forms = ${forms}`,
  ].join('\n')
}

function importOf(id: string): string {
  return `() => import(${JSON.stringify(id)})`
}

/** Specifier of the module of one definition. */
export function screenModuleId(name: string): string {
  return `virtual:screen/${name}`
}

/**
 * Specifier of the module with the validators of the forms of one screen; changes with their content, so that
 * it is never stale.
 */
function formsModuleId(screen: Screen): string {
  return `virtual:forms/${screen.name}-forms-${digest(formsOf(screen).map(formModuleId))}`
}

/** Source of that module: each validator in its own module, so that a form of several screens exists once. */
export function formsModule(screen: Screen): string {
  const forms = formsOf(screen)
  return [
    ...forms.map((form, at) => `import { validate as form${at} } from '${formModuleId(form)}'`),
    `export const forms = { ${forms.map(({ id }, at) => `'${id}': form${at}`).join(', ')} }`,
  ].join('\n')
}

/** Specifier of the module of one form's validator; changes with its content, so never stale. */
function formModuleId(form: Form): string {
  const known = formIds.get(form)
  if (known !== undefined) return known
  const id = `virtual:form/${form.id}-${digest(validatedSchema(form))}`
  formIds.set(form, id)
  return id
}

/** Cached: the module of a screen and that of each of its forms need it. */
const formIds = new WeakMap<Form, string>()

/** What the virtual modules of one set of screens are made from, by their ids. */
export interface ModuleIndex {
  readonly screens: readonly Screen[]
  readonly screen: ReadonlyMap<string, Screen>
  /** By the ids of the modules with the validators of their forms. */
  readonly forms: () => ReadonlyMap<string, Screen>
  readonly form: () => ReadonlyMap<string, Form>
}

/** Made once for a set of screens: a bundler asks for thousands of modules, one after the other. */
export function indexModules(screens: readonly Screen[]): ModuleIndex {
  return {
    screens,
    screen: new Map(screens.map(screen => [screenModuleId(screen.name), screen])),
    forms: once(() => new Map(screens.map(screen => [formsModuleId(screen), screen]))),
    form: once(() => new Map(screens.flatMap(formsOf).map(form => [formModuleId(form), form]))),
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)
}

/** Source of `virtual:wire`: every validator from a module of its own, so that it lands in the chunk that imports it. */
export function wireModule(names: readonly string[]): string {
  return names.map(name => `export { validate as ${name} } from 'virtual:wire/${name}'`).join('\n')
}

/** The payload of `definitions:changed`. */
export interface DefinitionsChanged {
  /** Definition files that were just added, changed or deleted, as paths below the root. */
  readonly files: readonly string[]
  /** Names of the screens whose definition has changed. */
  readonly screens: readonly string[]
  readonly routes: readonly RouteData[]
  /** Milliseconds since 1970, unique per event: a changed definition is fetched again with it. */
  readonly version: number
}

/**
 * A changed definition is imported from an address with its version, since browsers cache modules. Changes
 * since this table was made, before the page listened, are requested.
 */
const changesSince = (version: number) => `
const loads = new Map(routes.map(({ name }, index) => [name, definitions[index]]))
export function onDefinitionsChanged(listener) {
  const receive = ({ routes, screens, version }) => {
    for (const name of screens) {
      const address = import.meta.env.BASE_URL + '@id/__x00__virtual:screen/' + name + '?t=' + version
      loads.set(name, () => import(/* @vite-ignore */ address))
    }
    listener(routes.map(data => route(data, loads.get(data.name))))
  }
  import.meta.hot?.on('definitions:changed', receive)
  import.meta.hot?.send('definitions:since', ${version})
  return () => import.meta.hot?.off('definitions:changed', receive)
}`

/** Keys below which a definition may use any name. */
const freeKeys = new Set(['params', 'query', 'set', 'translations', 'value', 'values'])

function withoutNotes(word: unknown): unknown {
  if (Array.isArray(word)) return word.map(withoutNotes)
  if (typeof word !== 'object' || word === null) return word
  return Object.fromEntries(
    Object.entries(word)
      .filter(([key]) => key !== 'because' && key !== 'assumes' && key !== '$schema')
      .map(([key, value]) => [key, freeKeys.has(key) ? value : withoutNotes(value)]),
  )
}
