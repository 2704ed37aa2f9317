import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { parseSource } from '../source/source.ts'
import { type Explanation } from '../wording.ts'
import { inertFindings } from './inert.ts'
import { doubleKeyFindings, jsonFinding } from './json.ts'

/** A definition file, and what is wrong with it before its words are looked at. */
export interface Definition {
  readonly file: string
  /** What the file defines; undefined when it could not be read. */
  readonly data: unknown
  readonly findings: readonly Finding[]
}

/** Reads one definition; a file that cannot be read is a finding, never an exception. */
export async function readDefinition(root: string, file: string): Promise<Definition> {
  const path = resolve(root, file)
  return file.endsWith('.json') ? readJson(path, file) : readModule(root, file)
}

async function readJson(path: string, file: string): Promise<Definition> {
  const content = await readFile(path, 'utf8')
  try {
    const data: unknown = JSON.parse(content)
    return { file, data, findings: doubleKeyFindings(path, file) }
  } catch (error) {
    return { file, data: undefined, findings: [jsonFinding(file, content, messageOf(error))] }
  }
}

async function readModule(root: string, file: string): Promise<Definition> {
  try {
    const path = resolve(root, file)
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
    if (!('default' in module))
      return wrong(file, finding(file, { pointer: '' }, explain.defaultExportMissing()))
    return { file, data: module.default, findings: inertFindings(file, module.default) }
  } catch (error) {
    return wrong(file, loadFinding(root, file, messageOf(error)))
  }
}

/** Why a module does not load: its syntax, an import that leads nowhere, the syntax of a file it shares, else what it throws. */
function loadFinding(root: string, file: string, message: string): Finding {
  const path = resolve(root, file)
  const { errors, program } = parseSource(path)
  const [fault] = errors
  if (fault) return at(file, fault.offset, explain.unparsable(fault.message))
  for (const statement of program.body) {
    const specifier = statement.type === 'ImportDeclaration' ? statement.source : undefined
    if (!specifier?.value.startsWith('.')) continue
    const imported = resolve(path, '..', specifier.value)
    if (!existsSync(imported)) return at(file, specifier.start, explain.importMissing(specifier.value))
    const [below] = parseSource(imported).errors
    if (below) return at(relative(root, imported), below.offset, explain.unparsable(below.message))
  }
  return at(file, 0, explain.throws(message))
}

function at(file: string, offset: number, explanation: Explanation): Finding {
  return { ...finding(file.replaceAll('\\', '/'), { pointer: '' }, explanation), offset }
}

function wrong(file: string, fault: Finding): Definition {
  return { file, data: undefined, findings: [fault] }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
