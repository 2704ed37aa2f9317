import { posix } from 'node:path'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { isDefinition } from '../isDefinition.ts'
import { fileText } from './fileText.ts'
import { outsideImportFindings } from './outsideImports.ts'
import { sourceFindings } from './sourceFindings.ts'

/** Findings for files below `screens` that are not read as definitions, and for the shared parts. */
export function strayFileFindings(root: string, files: readonly string[]): Finding[] {
  return files.filter(file => !isDefinition(file)).flatMap(file => lookAt(root, file))
}

function lookAt(root: string, file: string): Finding[] {
  // Dotfiles belong to tools.
  if (!/\.(?:ts|json)$/.test(file) && !posix.basename(file).startsWith('.'))
    return [{ ...finding(file, { pointer: '' }, explain.fileStray(posix.extname(file))), offset: 0 }]
  const { text = '', findings } = fileText(root, file)
  const changing = /(?<!\.d)\.ts$/.test(file) ? sourceFindings(root, file, text) : []
  if (!/^screens\/shared\/.*\.(?:ts|json)$/.test(file)) return changing
  const screen = file.endsWith('.json')
    ? /"(?:\$schema|path|body)"\s*:/.exec(text)
    : /^export default defineScreen\b/m.exec(text)
  const misplaced = { ...finding(file, { pointer: '' }, explain.screenShared()), offset: screen?.index ?? 0 }
  return [
    ...findings,
    ...changing,
    ...(screen ? [misplaced] : []),
    ...outsideImportFindings(root, file, text),
  ]
}
