import { type Call, type Calls } from '../../language/calls.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { entityAbove, entityOfBody, isAboutRecords, takesVersion } from '../resolve/callDefaults.ts'
import { describedCalls, type FullCall, selectedPath } from '../resolve/describedCalls.ts'
import { type Defined, methodAndPath, type Vocabulary } from '../resolve/vocabulary.ts'
import { type Around, unknownEntity } from './around.ts'
import { bodyEntities } from './bodyEntities.ts'

/** Calls have unique names and paths, one method each, and existing entities. */
export function checkCalls(files: readonly Defined<Calls>[], around: Around): Finding[] {
  const names = new Map<string, string>()
  const places = new Map<string, string>()
  return files.flatMap(({ file, data }) => [
    ...base(file, data),
    ...describedCalls(data).flatMap(({ name, call, pointer, word }) => {
      const methods = Object.keys(call).filter(key => methodKeys.has(key))
      const [method] = methods
      if (methods.length !== 1 || method === undefined)
        return [keyFinding(file, { pointer }, explain.callMethods(methods))]
      const place = methodAndPath(call, data.base)
      const path = place && `${place.method} ${place.path}`
      const twice = path === undefined ? undefined : places.get(path)
      const other = names.get(name)
      names.set(name, other ?? file)
      if (path !== undefined && twice === undefined) places.set(path, name)
      const taken = [
        ...(other === undefined ? [] : [keyFinding(file, { pointer }, explain.callTwice(name, other))]),
        ...(twice === undefined || path === undefined
          ? []
          : [
              finding(
                file,
                { pointer: word === undefined ? `${pointer}/${method}` : pointer },
                explain.callPathTwice(path, twice),
              ),
            ]),
      ]
      // Other faults of a derived call are reported at its source.
      if (word !== undefined) return taken.slice(0, 1)
      return [
        ...queryFiles(file, pointer, call),
        ...(call.of === undefined && (data.of === undefined || call.one !== undefined)
          ? []
          : unknownEntity(file, call.of === undefined ? '/of' : `${pointer}/of`, call.of ?? data.of, around)),
        ...body(file, pointer, call, entityOfBody(call, data), around),
        ...defaults(file, pointer, call, data, around.vocabulary),
        ...taken,
        ...braces(file, `${pointer}/${method}`, place?.path ?? ''),
        ...baseTwice(file, `${pointer}/${method}`, place?.path ?? '', data),
        ...reply(file, pointer, call, around),
        ...following(file, pointer, data.calls[name], around),
        ...(place?.method === 'GET' && call.body !== undefined
          ? [keyFinding(file, { pointer: `${pointer}/body` }, explain.callBodyOfGet())]
          : []),
      ]
    }),
  ])
}

/** An address holds no file. */
function queryFiles(file: string, pointer: string, { query = {} }: FullCall): Finding[] {
  return Object.entries(query)
    .filter(([, value]) => (typeof value === 'string' ? value : value.type) === 'file')
    .map(([name]) => finding(file, { pointer: `${pointer}/query/${name}` }, explain.callQueryFile(name)))
}

const methodKeys = new Set(['grid', 'get', 'post', 'put', 'patch', 'delete'])

function base(file: string, { base = '' }: Calls): Finding[] {
  return base.endsWith('/') ? [finding(file, { pointer: '/base' }, explain.callBaseSlash(base))] : []
}

/** The base is not written again in a path. */
function baseTwice(file: string, pointer: string, path: string, { base = '' }: Calls): Finding[] {
  const written = path.slice(base.length)
  return base !== '' && `${written}/`.startsWith(`${base}/`)
    ? [finding(file, { pointer }, explain.callBaseTwice(base, written))]
    : []
}

/** Every brace of a path belongs to a parameter. */
function braces(file: string, pointer: string, path: string): Finding[] {
  const [found, ofColon, name = ofColon ?? ''] = /(?<=\/):(\w+)|\$\{(\w+)\}/.exec(path) ?? []
  if (found !== undefined) return [finding(file, { pointer }, explain.placeholderForeign(found, name))]
  return /[{}]/.test(path.replaceAll(/\{\w+\}/g, ''))
    ? [finding(file, { pointer }, explain.placeholderOpen(path))]
    : []
}

/** The entity of a body and the version are written only where they do not follow. */
function defaults(
  file: string,
  pointer: string,
  call: FullCall,
  data: Calls,
  { entities }: Vocabulary,
): Finding[] {
  const { of, version } = call
  const follows = call.one ?? entityAbove(call, data) ?? data.of
  const takes = takesVersion(call, entities.get(entityOfBody(call, data) ?? ''))
  return [
    ...(of !== undefined && of === follows && isAboutRecords(call)
      ? [keyFinding(file, { pointer: `${pointer}/of` }, explain.defaultWritten())]
      : []),
    ...(version !== undefined && version === takes
      ? [keyFinding(file, { pointer: `${pointer}/version` }, explain.defaultWritten())]
      : []),
  ]
}

/** A reply has one form: a record, a list of records, or no record; a grid has rows. */
function reply(
  file: string,
  pointer: string,
  { grid, one, many, reply }: FullCall,
  around: Around,
): Finding[] {
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

/** Words that derive further calls are used only where these can be derived. */
function following(file: string, pointer: string, written: Call | undefined, around: Around): Finding[] {
  const { grid, sums, selected, selection } = written ?? {}
  const misplaced = (['counts', 'totals', 'sums', 'savedFilters'] as const).filter(
    word => written?.[word] !== undefined && grid === undefined,
  )
  const [, step] = selectedPath(written ?? {})
  const entity = typeof sums === 'string' ? around.vocabulary.entities.get(sums) : undefined
  return [
    ...misplaced.map(word => keyFinding(file, { pointer: `${pointer}/${word}` }, explain.callGridless(word))),
    ...(typeof sums === 'string' ? unknownEntity(file, `${pointer}/sums`, sums, around) : []),
    ...(entity === undefined || entity.fields.sums?.type === 'list'
      ? []
      : [finding(file, { pointer: `${pointer}/sums` }, explain.callSumsUnfit(entity.name))]),
    ...(selected === undefined || (step !== undefined && selection === undefined)
      ? []
      : [keyFinding(file, { pointer: `${pointer}/selected` }, explain.callSelectedUnfit())]),
  ]
}

/** A body has fields of its entity, each once; `optional` names values of the body or the query. */
function body(
  file: string,
  pointer: string,
  { of: said, one, body, optional = [], query = {} }: FullCall,
  of: string | undefined,
  { vocabulary: { entities } }: Around,
): Finding[] {
  const fields = entities.get(of ?? '')?.fields
  const written = Array.isArray(body) ? body : []
  const names = written.map(name => name.replace(/\?$/, ''))
  // One field that the records at the same path lack may just be missing there.
  const isOther = said === undefined && (of === one || names.length > 1)
  const meant = isOther ? bodyEntities(names, of, entities) : []
  const known = [...(Array.isArray(body) ? names : Object.keys(body ?? {})), ...Object.keys(query)]
  return [
    ...names.flatMap((name, index) => {
      const place = { pointer: `${pointer}/body/${index}` }
      if (names.indexOf(name) < index) return [finding(file, place, explain.callBodyTwice(name))]
      if (!fields || of === undefined || Object.hasOwn(fields, name)) return []
      // That the body has another entity is one fault, reported at its first field.
      const isFirst = names.slice(0, index).every(one => Object.hasOwn(fields, one))
      return meant.length > 0 && !isFirst
        ? []
        : [finding(file, place, explain.entityFieldUnknown(name, of, Object.keys(fields), meant))]
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
