import { explain } from './explain.ts'
import { type Finding, finding, keyFinding } from './finding.ts'
import { type FileKind, fileKind } from './isDefinition.ts'
import { isObject, pointerTo } from './item.ts'

/** A definition file and its data. */
interface Defining {
  readonly file: string
  readonly data: unknown
}

/**
 * A name that is misspelt where it is defined is one mistake: reported there once, instead of at each place that names it
 * rightly. It is taken for that when nothing uses the name as it is defined, and two or more places use one like it.
 */
export function atMisspeltNames(findings: readonly Finding[], definitions: readonly Defining[]): Finding[] {
  const uses = Map.groupBy(
    findings.filter(one => one.code in kinds),
    ({ code, what, fix }) => [code, named.exec(what)?.[1], meant.exec(fix)?.[1]].join('\n'),
  )
  const replaced = new Map<Finding, Finding | undefined>()
  for (const [key, places] of uses) {
    const [code = '', used = '', name = ''] = key.split('\n')
    const count = new Set(places.map(({ file, pointer }) => `${file}${pointer}`)).size
    if (count < 2 || used === '' || name === '' || isUsed(name, definitions)) continue
    const place = placeOf(kinds[code], name, definitions)
    if (!place) continue
    const files = [...new Set(places.map(({ file }) => file))]
    const explanation = explain.nameMisspelt(name, used, count, files)
    const at = code === 'screen-unknown' ? finding : keyFinding
    for (const one of places) replaced.set(one, undefined)
    if (places[0]) replaced.set(places[0], at(place.file, place, explanation))
  }
  return findings.flatMap(one => (replaced.has(one) ? (replaced.get(one) ?? []) : one))
}

/** Code of an unknown name -> the kind of file that defines such names. */
const kinds: Readonly<Record<string, FileKind>> = {
  'call-unknown': 'calls',
  'entity-unknown': 'entity',
  'screen-unknown': 'screen',
}

const named = /^names the (?:call|entity|screen) "([^"]+)"/
const meant = /^Did you mean "([^"]+)"\?$/

function placeOf(
  kind: FileKind | undefined,
  name: string,
  definitions: readonly Defining[],
): { file: string; pointer: string } | undefined {
  for (const { file, data } of definitions) {
    if (fileKind(file) !== kind || !isObject(data)) continue
    if (kind === 'screen' && data.name === name) return { file, pointer: '/name' }
    if (kind === 'entity' && Object.hasOwn(data, name)) return { file, pointer: pointerTo('', name) }
    if (kind === 'calls' && isObject(data.calls) && Object.hasOwn(data.calls, name))
      return { file, pointer: pointerTo('/calls', name) }
  }
  return undefined
}

/** Whether a text anywhere is this name, or begins with it as a path; the name of a screen itself does not count. */
function isUsed(name: string, definitions: readonly Defining[]): boolean {
  return definitions.some(({ data }) =>
    Object.entries(isObject(data) ? data : {}).some(([key, value]) => key !== 'name' && has(value, name, [])),
  )
}

/** `above` stops at an object that contains itself. */
function has(value: unknown, name: string, above: readonly unknown[]): boolean {
  if (typeof value === 'string') return value === name || value.startsWith(`${name}.`)
  if (typeof value !== 'object' || value === null || above.includes(value)) return false
  const included = isObject(value) && isObject(value.include) ? Object.keys(value.include) : []
  return included.includes(name) || Object.values(value).some(one => has(one, name, [...above, value]))
}
