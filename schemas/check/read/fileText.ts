import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { tooDeepAt } from '../source/source.ts'

/** The text of a file and what is wrong with it as a text; undefined where it cannot be read. */
export interface FileText {
  readonly text: string | undefined
  readonly findings: readonly Finding[]
}

/** Reads a file. Unreadable files and invalid characters are findings. */
export function fileText(root: string, file: string): FileText {
  try {
    const bytes = readFileSync(resolve(root, file))
    const text = bytes.toString()
    const deep = tooDeepAt(text)
    if (deep !== undefined)
      return {
        text: undefined,
        findings: [{ ...finding(file, { pointer: '' }, explain.nestingDeep()), offset: deep }],
      }
    if (isUtf8(bytes)) return { text, findings: [] }
    const lost = {
      ...finding(file, { pointer: '' }, explain.encodingWrong()),
      offset: text.indexOf('\uFFFD'),
    }
    return { text, findings: [lost] }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return { text: undefined, findings: [finding(file, { pointer: '' }, explain.unreadable(code))] }
  }
}
