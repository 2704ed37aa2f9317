import { type Call, type Calls } from '../../language/calls.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { type Defined, methodAndPath, type Vocabulary } from '../resolve/vocabulary.ts'
import { type Around, unknownEntity } from './around.ts'

/** Calls have names and paths of their own, one method each, and answer and take entities that exist. */
export function checkCalls(files: readonly Defined<Calls>[], around: Around): Finding[] {
  const names = new Map<string, string>()
  const places = new Map<string, string>()
  return files.flatMap(({ file, data }) => [
    ...base(file, data),
    ...Object.entries(data.calls).flatMap(([name, call]) => {
      const at = { pointer: `/calls/${name}` }
      const methods = Object.keys(call).filter(key => methodKeys.has(key))
      const [method] = methods
      if (methods.length !== 1 || method === undefined)
        return [keyFinding(file, at, explain.callMethods(methods))]
      const place = methodAndPath(call, data.base)
      const path = place && `${place.method} ${place.path}`
      const twice = path === undefined ? undefined : places.get(path)
      const other = names.get(name)
      names.set(name, other ?? file)
      if (path !== undefined && twice === undefined) places.set(path, name)
      return [
        ...(call.of === undefined && (data.of === undefined || call.one !== undefined)
          ? []
          : unknownEntity(
              file,
              call.of === undefined ? '/of' : `${at.pointer}/of`,
              call.of ?? data.of,
              around,
            )),
        ...body(file, at.pointer, call, call.of ?? call.one ?? data.of, around.vocabulary),
        ...(other === undefined ? [] : [keyFinding(file, at, explain.callTwice(name, other))]),
        ...(twice === undefined || path === undefined
          ? []
          : [finding(file, { pointer: `${at.pointer}/${method}` }, explain.callPathTwice(path, twice))]),
        ...braces(file, `${at.pointer}/${method}`, place?.path ?? ''),
        ...reply(file, at.pointer, call, around),
        ...sums(file, at.pointer, call, around.vocabulary),
        ...counts(file, at.pointer, call, around.vocabulary),
        ...totals(file, at.pointer, call, around.vocabulary),
        ...(place?.method === 'GET' && call.body !== undefined
          ? [keyFinding(file, { pointer: `${at.pointer}/body` }, explain.callBodyOfGet())]
          : []),
      ]
    }),
  ])
}

const methodKeys = new Set(['grid', 'get', 'post', 'put', 'patch', 'delete'])

function base(file: string, { base = '' }: Calls): Finding[] {
  return base.endsWith('/') ? [finding(file, { pointer: '/base' }, explain.callBaseSlash(base))] : []
}

/** Every brace of a path belongs to a parameter. */
function braces(file: string, pointer: string, path: string): Finding[] {
  const [colon, name = ''] = /(?<=\/):(\w+)/.exec(path) ?? []
  if (colon !== undefined) return [finding(file, { pointer }, explain.placeholderForeign(colon, name))]
  return /[{}]/.test(path.replaceAll(/\{\w+\}/g, ''))
    ? [finding(file, { pointer }, explain.placeholderOpen(path))]
    : []
}

/** A reply is one thing: a record, a list of them, or what is no record; a grid has rows. */
function reply(file: string, pointer: string, { grid, one, many, reply }: Call, around: Around): Finding[] {
  const said = Object.entries({ one, many, reply }).flatMap(([key, value]) =>
    value === undefined ? [] : [key],
  )
  const [, second] = said
  return [
    ...(second === undefined
      ? []
      : [keyFinding(file, { pointer: `${pointer}/${second}` }, explain.callReplies(said))]),
    ...(grid !== undefined && many === undefined
      ? [keyFinding(file, { pointer }, explain.callRowless())]
      : []),
    ...unknownEntity(file, `${pointer}/one`, one, around),
    ...unknownEntity(file, `${pointer}/many`, one === undefined ? many : undefined, around),
  ]
}

/** What adds up a grid takes its selection and answers a record with the list `sums`. */
function sums(
  file: string,
  pointer: string,
  { sumOf, selection, one }: Call,
  { calls, entities }: Vocabulary,
): Finding[] {
  if (sumOf === undefined) return []
  const grids = gridCalls(calls)
  const place = { pointer: `${pointer}/sumOf` }
  if (!grids.includes(sumOf)) return [finding(file, place, explain.callOfGridUnknown(sumOf, grids))]
  const fits = selection === true && entities.get(one ?? '')?.fields.sums?.type === 'list'
  return fits ? [] : [finding(file, place, explain.callSumOfUnfit())]
}

/** What counts the rows of a grid takes field and filter, and answers a list of values with their counts. */
function counts(
  file: string,
  pointer: string,
  { countOf, post, many, body }: Call,
  { calls, entities }: Vocabulary,
): Finding[] {
  if (countOf === undefined) return []
  const grids = gridCalls(calls)
  const place = { pointer: `${pointer}/countOf` }
  if (!grids.includes(countOf)) return [finding(file, place, explain.callOfGridUnknown(countOf, grids))]
  const fields = entities.get(many ?? '')?.fields ?? {}
  const takes = Array.isArray(body) ? body : Object.keys(body ?? {})
  const fits =
    post !== undefined &&
    ['field', 'filter'].every(name => takes.includes(name)) &&
    ['value', 'count'].every(name => Object.hasOwn(fields, name))
  return fits ? [] : [finding(file, place, explain.callCountOfUnfit())]
}

/** What totals a grid takes fields and filter, and answers a list of fields with their sums. */
function totals(
  file: string,
  pointer: string,
  { totalOf, post, many, body }: Call,
  { calls, entities }: Vocabulary,
): Finding[] {
  if (totalOf === undefined) return []
  const grids = gridCalls(calls)
  const place = { pointer: `${pointer}/totalOf` }
  if (!grids.includes(totalOf)) return [finding(file, place, explain.callOfGridUnknown(totalOf, grids))]
  const fields = entities.get(many ?? '')?.fields ?? {}
  const takes = Array.isArray(body) ? body : Object.keys(body ?? {})
  const fits =
    post !== undefined &&
    ['fields', 'filter'].every(name => takes.includes(name)) &&
    ['field', 'amount', 'currency'].every(name => Object.hasOwn(fields, name))
  return fits ? [] : [finding(file, place, explain.callTotalOfUnfit())]
}

function gridCalls(calls: Vocabulary['calls']): string[] {
  return [...calls.values()].filter(({ grid }) => grid !== undefined).map(({ name }) => name)
}

/** A body has fields of its entity, each once; what may be left out is a value of the body or the query. */
function body(
  file: string,
  pointer: string,
  { body, optional = [], query = {} }: Call,
  of: string | undefined,
  { entities }: Vocabulary,
): Finding[] {
  const fields = entities.get(of ?? '')?.fields
  const written = Array.isArray(body) ? body : []
  const names = written.map(name => name.replace(/\?$/, ''))
  const known = [...(Array.isArray(body) ? names : Object.keys(body ?? {})), ...Object.keys(query)]
  return [
    ...names.flatMap((name, index) => {
      const place = { pointer: `${pointer}/body/${index}` }
      if (names.indexOf(name) < index) return [finding(file, place, explain.callBodyTwice(name))]
      return !fields || of === undefined || Object.hasOwn(fields, name)
        ? []
        : [finding(file, place, explain.entityFieldUnknown(name, of, Object.keys(fields)))]
    }),
    ...optional.flatMap((name, index) =>
      known.includes(name)
        ? []
        : [
            finding(
              file,
              { pointer: `${pointer}/optional/${index}` },
              explain.callOptionalUnknown(name, known),
            ),
          ],
    ),
  ]
}
