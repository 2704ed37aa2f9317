import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { fileText } from './fileText.ts'
import { inertFindings } from './inert.ts'
import { doubleKeyFindings, jsonOf, schemaFindings } from './json.ts'
import { loadFinding } from './loadFault.ts'
import { outsideImportFindings } from './outsideImports.ts'
import { sourceFindings } from './sourceFindings.ts'

/** A definition file, and what is wrong with it before its keywords are checked. */
export interface Definition {
  readonly file: string
  /** What the file defines; undefined when it could not be read. */
  readonly data: unknown
  readonly findings: readonly Finding[]
  /** The screen name of an unreadable file, so that links to it are not reported as broken. */
  readonly unreadName?: string
}

/** Reads one definition; a file that cannot be read is a finding, never an exception. */
export async function readDefinition(root: string, file: string): Promise<Definition> {
  const { text, findings } = fileText(root, file)
  if (text === undefined) return { file, data: undefined, findings }
  const read = await (file.endsWith('.json') ? readJson(root, file, text) : readModule(root, file, text))
  // A file that is not valid text does not parse either.
  const both = read.data === undefined && findings.length > 0 ? findings : [...findings, ...read.findings]
  return { ...read, findings: both }
}

/** A definition that could not be read, with faults found elsewhere. */
export function unread(root: string, file: string, faults: readonly Finding[]): Definition {
  const [, name] = /\bname["']?\s*:\s*["']([^"']+)["']/.exec(fileText(root, file).text ?? '') ?? []
  return { file, data: undefined, findings: faults, ...(name !== undefined && { unreadName: name }) }
}

function readJson(root: string, file: string, text: string): Definition {
  const { data, findings } = jsonOf(file, text)
  if (data === undefined) return unread(root, file, findings)
  const doubled = doubleKeyFindings(resolve(root, file), file)
  return { file, data, findings: [...findings, ...doubled, ...schemaFindings(file, data)] }
}

async function readModule(root: string, file: string, text: string): Promise<Definition> {
  const outside = outsideImportFindings(root, file, text)
  try {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(root, file)).href)
    if (!('default' in module))
      return unread(root, file, [finding(file, { pointer: '' }, explain.defaultExportMissing()), ...outside])
    const plain = inertFindings(file, module.default)
    return {
      file,
      data: module.default,
      findings: [...outside, ...sourceFindings(root, file, text), ...plain],
    }
  } catch (error) {
    return unread(root, file, withoutFollowUps(loadFinding(root, file, error), outside))
  }
}

/** Reports a missing import once, and leaves out errors thrown by imported code. */
function withoutFollowUps(fault: Finding, outside: readonly Finding[]): Finding[] {
  const others = outside.filter(one => one.offset !== fault.offset || one.file !== fault.file)
  return fault.code === 'throws' && others.length > 0 ? others : [fault, ...others]
}
