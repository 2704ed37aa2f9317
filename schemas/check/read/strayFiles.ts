import { posix } from 'node:path'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { isDefinition } from '../isDefinition.ts'
import { fileText } from './fileText.ts'
import { outsideImportFindings } from './outsideImports.ts'

/** Findings for files below `screens` that are no definitions: those that look like one, and the parts that areas share. */
export function strayFileFindings(root: string, files: readonly string[]): Finding[] {
  return files.filter(file => !isDefinition(file)).flatMap(file => lookAt(root, file))
}

function lookAt(root: string, file: string): Finding[] {
  if (/\.(?:[cm]?[jt]sx?|json[c5]?|ya?ml)(?:\.txt)?$/i.test(file) && !/\.(?:ts|json)$/.test(file))
    return [{ ...finding(file, { pointer: '' }, explain.fileStray(posix.extname(file))), offset: 0 }]
  if (!/^screens\/shared\/.*\.(?:ts|json)$/.test(file)) return []
  const { text = '', findings } = fileText(root, file)
  const screen = file.endsWith('.json')
    ? /"(?:\$schema|path|body)"\s*:/.exec(text)
    : /^export default defineScreen\b/m.exec(text)
  const misplaced = { ...finding(file, { pointer: '' }, explain.screenShared()), offset: screen?.index ?? 0 }
  return [...findings, ...(screen ? [misplaced] : []), ...outsideImportFindings(root, file, text)]
}
