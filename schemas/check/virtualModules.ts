import { createHash } from 'node:crypto'
import { type Form, type Screen } from '../index.ts'
import { documentSchema } from './forms/documentSchema.ts'
import { formsOf } from './forms/formsOf.ts'
import { type RouteData, routeData } from './routeData.ts'

/**
 * Source of `virtual:screens`: the table as one text, because parsing JSON is the cheapest way to get data into a page,
 * and one import per definition, so that each becomes a chunk of its own.
 */
export function screensModule(screens: readonly Screen[], development: boolean): string {
  const data = JSON.stringify(JSON.stringify(screens.map(routeData)))
  const importOf = (id: string) => `() => import(${JSON.stringify(id)})`
  const forms = screens
    .filter(screen => formsOf(screen).length > 0)
    .map(({ name }) => `${JSON.stringify(name)}: ${importOf(formsModuleId(name))}`)
  return [
    `const definitions = [\n${screens.map(({ name }) => importOf(screenModuleId(name))).join(',\n')}\n]`,
    `const forms = {\n${forms.join(',\n')}\n}`,
    'const content = load => () => load().then(module => module.default)',
    "const route = (data, load, forms) => ({ title: '', parent: '', ...data, definition: content(load), ...(forms && { forms: content(forms) }) })",
    `export const routes = /* @__PURE__ */ JSON.parse(${data}).map((data, index) => route(data, definitions[index], forms[data.name]))`,
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

/** Specifier of the module with the validators of the forms of one screen. */
export function formsModuleId(screen: string): string {
  return `virtual:forms/${screen}-forms`
}

/** Source of that module: each validator from a module of its own, so that a form of several screens is there once. */
export function formsModule(screen: Screen): string {
  const forms = formsOf(screen)
  return [
    ...forms.map((form, at) => `import { validate as form${at} } from '${formModuleId(form)}'`),
    `export default { ${forms.map(({ id }, at) => `'${id}': form${at}`).join(', ')} }`,
  ].join('\n')
}

/** Specifier of the module with the validator of one form; differs with what the validator checks, and so is never stale. */
export function formModuleId(form: Form): string {
  const content = createHash('sha256')
    .update(JSON.stringify(documentSchema(form)))
    .digest('hex')
  return `virtual:form/${form.id}-${content.slice(0, 8)}`
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
  /** Names of the screens that have forms. */
  readonly forms: readonly string[]
  readonly routes: readonly RouteData[]
  /** Milliseconds since 1970, differing from event to event: a definition is asked for anew with it. */
  readonly version: number
}

/** A definition that changed is imported under an address with its version: the browser keeps a module for ever. */
const changes = `
const loads = new Map(routes.map(({ name }, index) => [name, definitions[index]]))
const checks = new Map(Object.entries(forms))
export function onDefinitionsChanged(listener) {
  const receive = ({ routes, screens, forms, version }) => {
    const anew = id => {
      const address = import.meta.env.BASE_URL + '@id/__x00__' + id + '?t=' + version
      return () => import(/* @vite-ignore */ address)
    }
    for (const name of screens) {
      loads.set(name, anew('virtual:screen/' + name))
      if (forms.includes(name)) checks.set(name, anew('virtual:forms/' + name + '-forms'))
      else checks.delete(name)
    }
    listener(routes.map(data => route(data, loads.get(data.name), checks.get(data.name))))
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
