import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Explanation, explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { parseSource } from '../source/source.ts'
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
  return file.endsWith('.json') ? readJson(path, file) : readModule(path, file)
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

async function readModule(path: string, file: string): Promise<Definition> {
  try {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
    if (!('default' in module))
      return wrong(file, finding(file, { pointer: '' }, explain.defaultExportMissing()))
    return { file, data: module.default, findings: inertFindings(file, module.default) }
  } catch (error) {
    return wrong(file, loadFinding(path, file, messageOf(error)))
  }
}

/** Why a module does not load: its syntax, an import that leads nowhere, else what it throws. */
function loadFinding(path: string, file: string, message: string): Finding {
  const { errors, program } = parseSource(path)
  const at = (offset: number, explanation: Explanation) => ({
    ...finding(file, { pointer: '' }, explanation),
    offset,
  })
  const [fault] = errors
  if (fault) return at(fault.offset, explain.unparsable(fault.message))
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const { value, start } = statement.source
    if (value.startsWith('.') && !existsSync(resolve(path, '..', value)))
      return at(start, explain.importMissing(value))
  }
  return at(0, explain.throws(message))
}

function wrong(file: string, fault: Finding): Definition {
  return { file, data: undefined, findings: [fault] }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
