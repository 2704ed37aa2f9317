import { type Screen } from '../../index.ts'
import { type CheckResult } from '../checkDefinitions.ts'
import { formsOf } from '../forms/formsOf.ts'
import { type FileKind, fileKind } from '../isDefinition.ts'
import { isObject } from '../item.ts'
import { type RouteData, routeData } from '../routeData.ts'

/** Everything that the definitions define, as a list to search. */
export interface Catalogue {
  readonly items: readonly CatalogueItem[]
  /** The route table of the screens that are right. */
  readonly routes: readonly RouteData[]
  /** What words of the language may name. */
  readonly names: Names
  /** File -> names of the screens that show something of it. A screen shows itself. */
  readonly shownBy: Readonly<Record<string, readonly string[]>>
  /** Names that sessions may hold. */
  readonly resources: readonly string[]
  /** Of the saved files. */
  readonly version: string
}

/** One screen, entity, call or form. */
export interface CatalogueItem {
  readonly kind: 'screen' | 'entity' | 'call' | 'form'
  readonly name: string
  /** Title of a screen, method and path of a call. Empty: the name is enough. */
  readonly title: string
  /** The file that defines it. */
  readonly file: string
  /** Address of a screen. */
  readonly path?: string
  /** What must be held to open or send it; 'public' and 'signed in' are no resources. */
  readonly access?: string
  /** Calls that a screen or form sends, as method and path. */
  readonly calls: readonly string[]
  /** What happens when a call fails, one line each. */
  readonly errors: readonly string[]
  /** What was decided because the specification does not say it. */
  readonly assumptions: readonly string[]
}

/** Names that the definitions may use, for completion. */
export interface Names {
  readonly screen: readonly string[]
  readonly entity: readonly string[]
  readonly call: readonly string[]
  readonly resource: readonly string[]
  /** Modules under which the server saves filters, and their functionalities. */
  readonly module: readonly string[]
  readonly functionality: readonly string[]
  /** Entity -> its fields. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Call -> entity of its records. */
  readonly records: Readonly<Record<string, string>>
}

/** The list of everything, from one run of the check. */
export function catalogueOf(
  { definitions, vocabulary, resources }: CheckResult,
  files: Files,
  version: string,
): Catalogue {
  const calls = [...vocabulary.calls.values()]
  const screens = definitions.map(({ file, screen }) => screenItem(file, screen))
  const forms = definitions.flatMap(({ file, screen }) =>
    formsOf(screen).map(
      (form): CatalogueItem => ({
        kind: 'form',
        name: form.id,
        title: screen.title ?? '',
        file,
        ...(screen.path !== undefined && { path: screen.path }),
        calls: callsIn(form),
        errors: errorsIn(form),
        assumptions: assumptionsIn(form),
      }),
    ),
  )
  const entities = [...vocabulary.entities].map(
    ([name, entity]): CatalogueItem => ({
      kind: 'entity',
      name,
      title: `${Object.keys(entity.fields).length} fields`,
      file: files.entity.get(name) ?? '',
      calls: calls.filter(call => recordOf(call) === name).map(({ method, path }) => `${method} ${path}`),
      errors: [],
      assumptions: assumptionsIn(entity),
    }),
  )
  const listed = calls.map(
    (call): CatalogueItem => ({
      kind: 'call',
      name: call.name,
      title: `${call.method} ${call.path}`,
      file: call.file,
      access:
        call.callers.map(held => held.join(' and ') || 'signed in').join(', or ') || 'no screen sends it',
      calls: [],
      errors: [],
      assumptions: assumptionsIn(call),
    }),
  )
  const shownBy: Record<string, string[]> = {}
  const shows = (file: string, name: string) => {
    shownBy[file] ??= []
    if (!shownBy[file].includes(name)) shownBy[file].push(name)
  }
  for (const { file, screen } of definitions) {
    shows(file, screen.name)
    const text = JSON.stringify(screen)
    for (const call of calls) {
      if (!text.includes(JSON.stringify(call.path))) continue
      shows(call.file, screen.name)
      const entity = files.entity.get(recordOf(call) ?? '')
      if (entity !== undefined) shows(entity, screen.name)
    }
  }
  return {
    items: [...screens, ...entities, ...listed, ...forms].filter(({ file }) => file !== ''),
    routes: definitions.map(({ screen }) => routeData(screen)),
    names: {
      screen: [...vocabulary.screens.keys()].sort(),
      entity: [...vocabulary.entities.keys()].sort(),
      call: calls.map(({ name }) => name).sort(),
      resource: resources.toSorted(),
      fields: Object.fromEntries(
        [...vocabulary.entities].map(([name, { fields }]) => [name, Object.keys(fields)]),
      ),
      module: [...new Set(calls.flatMap(({ savedFilters }) => savedFilters?.module ?? []))],
      functionality: calls.flatMap(({ savedFilters }) => savedFilters?.functionality ?? []),
      records: Object.fromEntries(calls.flatMap(call => [[call.name, recordOf(call) ?? '']])),
    },
    shownBy,
    resources,
    version,
  }
}

/** Where entities are defined. */
export interface Files {
  readonly entity: ReadonlyMap<string, string>
}

/** The first of two entities with the same name counts. */
export function filesOf(read: readonly { readonly file: string; readonly data: unknown }[]): Files {
  const entity = new Map<string, string>()
  for (const { file, data } of read)
    if (fileKind(file) === ('entity' satisfies FileKind) && isObject(data))
      for (const name of Object.keys(data)) if (!entity.has(name)) entity.set(name, file)
  return { entity }
}

function screenItem(file: string, screen: Screen): CatalogueItem {
  const { name, title = '', path, access } = screen
  return {
    kind: 'screen',
    name,
    title,
    file,
    path,
    access: access === undefined ? 'signed in' : typeof access === 'string' ? access : access.resource,
    calls: callsIn(screen),
    errors: errorsIn(screen),
    assumptions: assumptionsIn(screen),
  }
}

function recordOf({
  many,
  one,
  of,
}: {
  readonly many?: string
  readonly one?: string
  readonly of?: string
}) {
  return many ?? one ?? of
}

/** Every call below a word, as `GET /api/...`. */
function callsIn(word: unknown): string[] {
  const found = new Set<string>()
  look(word, part => {
    if (typeof part.get === 'string') found.add(`GET ${part.get}`)
    if (typeof part.source === 'string') found.add(`POST ${part.source}`)
    if (typeof part.call === 'string' && part.call.startsWith('/'))
      found.add(`${typeof part.method === 'string' ? part.method : 'POST'} ${part.call}`)
  })
  return [...found]
}

/** Every error rule below a word, one line each. */
function errorsIn(word: unknown): string[] {
  const lines = new Set<string>()
  look(word, part => {
    if (!isObject(part.onError)) return
    const { toast, value, go } = part.onError
    const rules = [
      toast === 'server'
        ? 'shows the message of the server'
        : typeof toast === 'string'
          ? `shows "${toast}"`
          : '',
      go === undefined ? '' : `opens ${String(go)}`,
      value === undefined ? '' : `goes on with ${JSON.stringify(value)}`,
    ].filter(rule => rule !== '')
    const call = [part.get, part.call, part.source].find(one => typeof one === 'string')
    lines.add(
      `${call === undefined ? '' : `${String(call)}: `}${rules.join(', ') || JSON.stringify(part.onError)}`,
    )
  })
  return [...lines]
}

function assumptionsIn(word: unknown): string[] {
  const found = new Set<string>()
  look(word, part => {
    if (typeof part.assumes === 'string') found.add(part.assumes)
  })
  return [...found]
}

function look(word: unknown, at: (part: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(word)) for (const one of word) look(one, at)
  if (!isObject(word)) return
  at(word)
  for (const part of Object.values(word)) look(part, at)
}
