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
 * A name or an option that is misspelt where it is defined is one mistake: reported there once, instead of at each place
 * that names it rightly. It is taken for that when nothing uses the name as it is defined, and two or more places use one
 * like it.
 */
export function atMisspeltNames(findings: readonly Finding[], definitions: readonly Defining[]): Finding[] {
  const uses = Map.groupBy(
    findings.filter(({ code }) => code in kinds || ofOptions.has(code)),
    ({ code, what, fix }) =>
      [code in kinds ? code : 'option', named.exec(what)?.[1], meant.exec(fix)?.[1]].join('\n'),
  )
  const replaced = new Map<Finding, Finding | undefined>()
  for (const [key, places] of uses) {
    const [code = '', used = '', name = ''] = key.split('\n')
    const count = new Set(places.map(({ file, pointer }) => `${file}${pointer}`)).size
    if (count < 2 || used === '' || name === '' || isUsed(name, definitions)) continue
    const place = code === 'option' ? optionOf(name, definitions) : placeOf(kinds[code], name, definitions)
    if (!place) continue
    const files = [...new Set(places.map(({ file }) => file))]
    const explanation = explain.nameMisspelt(name, used, count, files)
    const at = code in kinds && code !== 'screen-unknown' ? keyFinding : finding
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

/** Codes of a value that a status does not have. */
const ofOptions = new Set([
  'address-value-unknown',
  'option-unknown',
  'status-option-unknown',
  'status-value-unknown',
  'tone-value-unknown',
])

const named =
  /(?:^names the (?:call|entity|screen)|^gives a tone to|^offers|^is|compares "[^"]+" with) "([^"]+)"/
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

/** The only status with this option; undefined where several have it. */
function optionOf(
  value: string,
  definitions: readonly Defining[],
): { file: string; pointer: string } | undefined {
  const places = definitions
    .filter(({ file }) => fileKind(file) === 'entity')
    .flatMap(({ file, data }) =>
      valuesOf(data).flatMap(([entity, { fields }]) =>
        valuesOf(fields).flatMap(([field, { options }]) =>
          (Array.isArray(options) ? options : [])
            .map((option: unknown, index) => ({ option, index }))
            .filter(({ option }) => option === value || (isObject(option) && Object.hasOwn(option, value)))
            .map(({ index }) => ({
              file,
              pointer: ['fields', field, 'options', String(index)].reduce(pointerTo, pointerTo('', entity)),
            })),
        ),
      ),
    )
  return places.length === 1 ? places[0] : undefined
}

function valuesOf(record: unknown): [string, Record<string, unknown>][] {
  return Object.entries(isObject(record) ? record : {}).flatMap(([key, value]) =>
    isObject(value) ? [[key, value]] : [],
  )
}

/** Whether a text anywhere is this name, or begins with it as a path; the name of a screen itself does not count. */
function isUsed(name: string, definitions: readonly Defining[]): boolean {
  return definitions.some(({ data }) =>
    Object.entries(isObject(data) ? data : {}).some(([key, value]) => key !== 'name' && has(value, name, [])),
  )
}

/** `above` stops at an object that contains itself. The options of a status define names, and use none. */
function has(value: unknown, name: string, above: readonly unknown[]): boolean {
  if (typeof value === 'string') return value === name || value.startsWith(`${name}.`)
  if (typeof value !== 'object' || value === null || above.includes(value)) return false
  const included = isObject(value) && isObject(value.include) ? Object.keys(value.include) : []
  const parts = isObject(value) && value.type === 'status' ? { ...value, options: undefined } : value
  return included.includes(name) || Object.values(parts).some(one => has(one, name, [...above, value]))
}
