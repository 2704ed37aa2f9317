import { type Screen } from '../index.ts'
import { type RouteData, routeData } from './routeData.ts'

/**
 * Source of `virtual:screens`: the table as one text, because parsing JSON is the cheapest way to get data into a page,
 * and one import per definition, so that each becomes a chunk of its own.
 */
export function screensModule(screens: readonly Screen[], development: boolean): string {
  const data = JSON.stringify(JSON.stringify(screens.map(routeData)))
  const imports = screens.map(({ name }) => `() => import(${JSON.stringify(screenModuleId(name))})`)
  return [
    `const definitions = [\n${imports.join(',\n')}\n]`,
    "const route = (data, load) => ({ title: '', parent: '', ...data, definition: () => load().then(module => module.default) })",
    `export const routes = /* @__PURE__ */ JSON.parse(${data}).map((data, index) => route(data, definitions[index]))`,
    development ? changes : 'export const onDefinitionsChanged = () => () => {}',
  ].join('\n')
}

/** Source of the module of one definition: what the screen needs of it, as data. */
export function screenModule(screen: Screen): string {
  return `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(withoutNotes(screen)))})`
}

/** Specifier of the module of one definition. */
export function screenModuleId(name: string): string {
  return `virtual:screen/${name}`
}

/** Source of `virtual:wire`: every validator from a module of its own, so that it lands in the chunk that imports it. */
export function wireModule(names: readonly string[]): string {
  return names.map(name => `export { validate as ${name} } from 'virtual:wire/${name}'`).join('\n')
}

/** What `definitions:changed` carries. */
export interface DefinitionsChanged {
  /** Definition files that were added, changed or deleted, as paths below the root. */
  readonly files: readonly string[]
  /** Names of the screens whose definition is another one than before. */
  readonly screens: readonly string[]
  readonly routes: readonly RouteData[]
  /** Milliseconds since 1970, differing from event to event: a definition is asked for anew with it. */
  readonly version: number
}

/** A definition that changed is imported under an address with its version: the browser keeps a module for ever. */
const changes = `
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
  return () => import.meta.hot?.off('definitions:changed', receive)
}`

/** Keys below which a definition is free to use any name. */
const freeKeys = new Set(['params', 'query', 'value', 'values'])

function withoutNotes(word: unknown): unknown {
  if (Array.isArray(word)) return word.map(withoutNotes)
  if (typeof word !== 'object' || word === null) return word
  return Object.fromEntries(
    Object.entries(word)
      .filter(([key]) => key !== 'because' && key !== 'assumes' && key !== '$schema')
      .map(([key, value]) => [key, freeKeys.has(key) ? value : withoutNotes(value)]),
  )
}
