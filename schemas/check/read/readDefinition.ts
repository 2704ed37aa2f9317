import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { inertFindings } from './inert.ts'
import { doubleKeyFindings, jsonFinding, schemaFindings } from './json.ts'
import { loadFinding } from './loadFault.ts'

/** A definition file, and what is wrong with it before its words are looked at. */
export interface Definition {
  readonly file: string
  /** What the file defines; undefined when it could not be read. */
  readonly data: unknown
  readonly findings: readonly Finding[]
  /** Of a file that could not be read, the name that it gives its screen: links to it are none to nowhere. */
  readonly unreadName?: string
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
    return { file, data, findings: [...doubleKeyFindings(path, file), ...schemaFindings(file, data)] }
  } catch (error) {
    return unread(path, file, jsonFinding(file, content, messageOf(error)))
  }
}

async function readModule(root: string, file: string): Promise<Definition> {
  const path = resolve(root, file)
  try {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
    if (!('default' in module))
      return unread(path, file, finding(file, { pointer: '' }, explain.defaultExportMissing()))
    return { file, data: module.default, findings: inertFindings(file, module.default) }
  } catch (error) {
    return unread(path, file, loadFinding(root, file, error))
  }
}

function unread(path: string, file: string, fault: Finding): Definition {
  const [, name] = /\bname["']?\s*:\s*["']([^"']+)["']/.exec(readFileSync(path, 'utf8')) ?? []
  return { file, data: undefined, findings: [fault], ...(name !== undefined && { unreadName: name }) }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
