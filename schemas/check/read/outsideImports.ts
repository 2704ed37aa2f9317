import { posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { parseSource } from '../source/source.ts'

/**
 * Findings for imports, including type imports, from outside the language, `screens/shared` and the area of
 * the definition: they would bring code into data.
 */
export function outsideImportFindings(root: string, file: string, text: string): Finding[] {
  // Only files with a candidate are parsed again.
  const named = [...text.matchAll(/\b(?:from|import)\s*(['"])(.+?)\1/g)].map(
    ([, , specifier = '']) => specifier,
  )
  if (!named.some(specifier => isOutside(root, file, specifier))) return []
  return parseSource(resolve(root, file)).program.body.flatMap(statement => {
    const source = 'source' in statement ? statement.source : undefined
    if (!source || !isOutside(root, file, source.value)) return []
    const inside = `${source.value.replace(/\/$/, '')}/index.ts`
    const meant = isOutside(root, file, inside) ? undefined : inside
    return [
      { ...finding(file, { pointer: '' }, explain.importOutside(source.value, meant)), offset: source.start },
    ]
  })
}

function isOutside(root: string, file: string, specifier: string): boolean {
  if (!/^[./]/.test(specifier)) return true
  const path = resolve(root, posix.dirname(file), specifier)
  const target = relative(root, path).replaceAll('\\', '/')
  const [, area = ''] = /^(screens\/[^/]+\/)/.exec(file) ?? []
  const own = area === '' ? /^screens\/[^/]+$/.test(target) : target.startsWith(area)
  return !(own || /^(?:schemas|screens\/shared)\//.test(target) || path.startsWith(language))
}

const language = fileURLToPath(new URL('../../', import.meta.url))
