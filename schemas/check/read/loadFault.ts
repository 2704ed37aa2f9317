import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { parseSource, type Source } from '../source/source.ts'
import { type Explanation } from '../wording.ts'
import { declarationOf, exportsOf, importsOf, namesOf } from './moduleNames.ts'
import { offsetOf, placeOf, type ThrownPlace } from './thrownPlace.ts'

/**
 * Why a module does not load, at the place to fix, which may be in an imported file: a syntax error, an
 * import that does not exist, else what was thrown.
 */
export function loadFinding(root: string, file: string, error: unknown): Finding {
  const path = resolve(root, file)
  return written(root, path, new Set()) ?? thrown(root, path, error)
}

/** A file that blocks the check, at the likely cause, which may be in an imported file. */
export function unfinishedFinding(root: string, file: string, why: keyof typeof signs): Finding {
  const explanation = explain.unfinished(why)
  const look = (path: string, seen: Set<string>): Finding | undefined => {
    if (seen.has(path) || !path.startsWith(resolve(root, 'screens')) || !existsSync(path)) return undefined
    seen.add(path)
    const { text, program } = parseSource(path)
    const sign = signs[why].exec(text)
    if (sign) return at(root, path, sign.index, explanation)
    const imported = importsOf(program).map(({ specifier }) => look(resolve(dirname(path), specifier), seen))
    return imported.find(one => one !== undefined)
  }
  return look(resolve(root, file), new Set()) ?? at(root, resolve(root, file), 0, explanation)
}

/** Words that hint at each cause. */
const signs = {
  endless: /^\s*(?:while|for|do)\b/m,
  waits: /\bawait\b/,
  exits: /\b(?:process\.)?exit\b/,
} as const

/** The first fault that can be found without running the file. */
function written(root: string, path: string, seen: Set<string>): Finding | undefined {
  if (seen.has(path) || !path.startsWith(resolve(root, 'screens'))) return undefined
  seen.add(path)
  const source = parseSource(path, true)
  const [fault] = source.errors
  if (fault) return at(root, path, fault.offset, explain.unparsable(fault.message))
  const [, second] = source.program.body.filter(({ type }) => type === 'ExportDefaultDeclaration')
  if (second) return at(root, path, second.start, explain.defaultExportTwice())
  const kept = source.program.body.map(declarationOf).find(type => type && keptTypes.has(type.type))
  if (kept) return at(root, path, kept.start, explain.syntaxKept())
  for (const { specifier, offset } of importsOf(source.program)) {
    if (!specifier.startsWith('.')) continue
    const imported = resolve(dirname(path), specifier)
    const below = existsSync(imported)
      ? written(root, imported, seen)
      : at(root, path, offset, explain.importMissing(specifier, importable(root, path)))
    if (below) return below
  }
  return undefined
}

/** Node only strips types: these would need to be compiled. */
const keptTypes: ReadonlySet<string> = new Set(['TSEnumDeclaration', 'TSModuleDeclaration'])

function thrown(root: string, path: string, error: unknown): Finding {
  const place = placeOf(error, resolve(root, 'screens'))
  const source = parseSource(place?.path ?? path)
  const { message, code } = asError(error)
  const [, , name = ''] = /does not provide an export named (['"])(.*)\1/.exec(message) ?? []
  const asked = importsOf(source.program).find(({ names }) => names.some(one => one.imported === name))
  if (name !== '' && asked) {
    const offset = asked.names.find(one => one.imported === name)?.offset ?? asked.offset
    const from = parseSource(resolve(dirname(source.path), asked.specifier))
    return at(
      root,
      source.path,
      offset,
      explain.exportMissing(name, asked.specifier, exportsOf(from.program)),
    )
  }
  if (code === 'ERR_MODULE_NOT_FOUND') {
    const foreign = importsOf(source.program).find(({ specifier }) => message.includes(`'${specifier}'`))
    if (foreign) return at(root, source.path, foreign.offset, explain.importForeign(foreign.specifier))
  }
  const explanation = explanationOf(message, error, source)
  return at(root, source.path, offsetIn(source.text, place, message), explanation)
}

/** Node throws an undefined name in the first statement without its place. */
function offsetIn(text: string, place: ThrownPlace | undefined, message: string): number {
  const offset = place ? offsetOf(text, place) : 0
  const [, name] = undefinedName.exec(message) ?? []
  return name === undefined || text.startsWith(name, offset) ? offset : Math.max(0, text.indexOf(name))
}

function explanationOf(message: string, error: unknown, source: Source): Explanation {
  const [, missing] = undefinedName.exec(message) ?? []
  if (missing !== undefined) return explain.nameUndefined(missing, namesOf(source.program))
  const [, early] = /^Cannot access '(.+)' before initialization$/.exec(message) ?? []
  if (early !== undefined) return explain.nameEarly(early)
  return error instanceof SyntaxError ? explain.unparsable(message) : explain.throws(message)
}

const undefinedName = /^(\S+) is not defined$/

function asError(error: unknown): { readonly message: string; readonly code: string } {
  if (!(error instanceof Error)) return { message: String(error), code: '' }
  return { message: error.message, code: 'code' in error ? String(error.code) : '' }
}

function at(root: string, path: string, offset: number, explanation: Explanation): Finding {
  const file = relative(root, path).replaceAll('\\', '/')
  return { ...finding(file, { pointer: '' }, explanation), offset }
}

/** What a definition may import, as it would write it: the language, `screens/shared` and its own folder. */
function importable(root: string, path: string): string[] {
  const folder = dirname(path)
  const files = ['schemas/index.ts', ...filesIn('screens/shared'), ...filesIn(relative(root, folder))]
  return files.map(file => {
    const way = relative(folder, join(root, file)).replaceAll('\\', '/')
    return way.startsWith('.') ? way : `./${way}`
  })

  function filesIn(below: string): string[] {
    try {
      return readdirSync(join(root, below))
        .filter(name => name.endsWith('.ts'))
        .map(name => `${below}/${name}`)
    } catch {
      return []
    }
  }
}
