import { type Calls } from '../../language/calls.ts'
import { type FieldWord, type WrittenField } from '../../language/entityField.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { labelledValues } from '../resolve/settleEntity.ts'
import { type Defined, type Entities, methodAndPath, type Vocabulary } from '../resolve/vocabulary.ts'

/** Entities have names of their own, a key among their fields, currencies beside amounts, and references to entities. */
export function checkEntities(files: readonly Defined<Entities>[], { entities }: Vocabulary): Finding[] {
  const names = new Map<string, string>()
  for (const { file, data } of files)
    for (const name of Object.keys(data)) if (!names.has(name)) names.set(name, file)
  return files.flatMap(({ file, data }) =>
    Object.entries(data).flatMap(([name, { fields, key }]) => {
      const first = names.get(name)
      const known = Object.keys(fields)
      return [
        ...(first !== undefined && first !== file
          ? [keyFinding(file, { pointer: `/${name}` }, explain.entityTwice(name, first))]
          : []),
        ...(key === undefined || Object.hasOwn(fields, key)
          ? []
          : [finding(file, { pointer: `/${name}/key` }, explain.entityKeyUnknown(key, known))]),
        ...Object.entries(fields).flatMap(([field, written]) =>
          checkField({ file, pointer: `/${name}/fields/${field}`, field }, written, known, entities),
        ),
      ]
    }),
  )
}

interface Place {
  readonly file: string
  readonly pointer: string
  /** Name of the field. */
  readonly field: string
}

function checkField(
  { file, pointer, field }: Place,
  written: FieldWord | WrittenField,
  known: readonly string[],
  entities: Vocabulary['entities'],
): Finding[] {
  const type = typeof written === 'string' ? written : written.type
  const currency = (typeof written === 'object' && 'currency' in written && written.currency) || 'currency'
  if (type.startsWith('money') && !known.includes(currency))
    return [keyFinding(file, { pointer }, explain.currencyMissing(field, currency, known))]
  if (typeof written === 'string') return []
  if ('tones' in written) {
    const values = labelledValues(written.options).map(([value]) => value)
    return Object.entries(written.tones ?? {}).flatMap(([tone, toned]) =>
      [toned]
        .flat()
        .filter(value => !values.includes(value))
        .map(value =>
          finding(file, { pointer: `${pointer}/tones/${tone}` }, explain.toneValueUnknown(value, values)),
        ),
    )
  }
  const of = 'entity' in written ? written.entity : undefined
  return of === undefined || entities.has(of)
    ? []
    : [finding(file, { pointer: `${pointer}/entity` }, explain.entityUnknown(of, [...entities.keys()]))]
}

/** Calls have names and paths of their own, one method each, and answer entities that exist. */
export function checkCalls(files: readonly Defined<Calls>[], { entities }: Vocabulary): Finding[] {
  const known = [...entities.keys()]
  const names = new Map<string, string>()
  const places = new Map<string, string>()
  return files.flatMap(({ file, data }) =>
    Object.entries(data.calls).flatMap(([name, call]) => {
      const at = { pointer: `/calls/${name}` }
      const methods = Object.keys(call).filter(key => methodKeys.has(key))
      if (methods.length !== 1) return [keyFinding(file, at, explain.callMethods(methods))]
      const place = methodAndPath(call, data.base)
      const path = place && `${place.method} ${place.path}`
      const twice = path === undefined ? undefined : places.get(path)
      const other = names.get(name)
      names.set(name, other ?? file)
      if (path !== undefined && twice === undefined) places.set(path, name)
      const entity = call.one ?? call.many
      const of = call.of ?? call.one ?? data.of
      const fields = entities.get(of ?? '')?.fields
      return [
        ...(of === undefined || known.includes(of) || of === call.one
          ? []
          : [
              finding(
                file,
                call.of === undefined ? { pointer: '/of' } : at,
                explain.entityUnknown(of, known),
              ),
            ]),
        ...(fields && of !== undefined && Array.isArray(call.body) ? call.body : []).flatMap(
          (written, index) => {
            const field = written.replace(/\?$/, '')
            if (!fields || of === undefined || Object.hasOwn(fields, field)) return []
            const place = { pointer: `${at.pointer}/body/${index}` }
            return [finding(file, place, explain.entityFieldUnknown(field, of, Object.keys(fields)))]
          },
        ),
        ...(other === undefined ? [] : [keyFinding(file, at, explain.callTwice(name, other))]),
        ...(twice === undefined || path === undefined
          ? []
          : [finding(file, { pointer: `${at.pointer}/${methods[0]}` }, explain.callPathTwice(path, twice))]),
        ...(entity === undefined || known.includes(entity)
          ? []
          : [
              finding(
                file,
                { pointer: `${at.pointer}/${call.one === undefined ? 'many' : 'one'}` },
                explain.entityUnknown(entity, known),
              ),
            ]),
      ]
    }),
  )
}

const methodKeys = new Set(['grid', 'get', 'post', 'put', 'patch', 'delete'])
