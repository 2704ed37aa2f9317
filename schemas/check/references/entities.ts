import { type Calls } from '../../language/calls.ts'
import { type Entity } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { currencyOf } from '../resolve/fieldTypes.ts'
import { type Defined, methodAndPath } from '../resolve/vocabulary.ts'

/** Entities have names of their own, a key among their fields, currencies beside amounts, and references to entities. */
export function checkEntities(entities: readonly Defined<Entity>[]): Finding[] {
  const names = new Map<string, string>()
  for (const { file, data } of entities) if (!names.has(data.name)) names.set(data.name, file)
  return entities.flatMap(({ file, data }) => {
    const { name, key, fields } = data
    const known = Object.keys(fields)
    const first = names.get(name)
    return [
      ...(first !== undefined && first !== file
        ? [finding(file, { pointer: '/name' }, explain.entityTwice(name, first))]
        : []),
      ...(Object.hasOwn(fields, key)
        ? []
        : [finding(file, { pointer: '/key' }, explain.entityKeyUnknown(key, known))]),
      ...Object.entries(fields).flatMap(([field, definition]) => {
        const pointer = `/fields/${field}`
        if (definition.type === 'money' && !Object.hasOwn(fields, currencyOf(definition)))
          return [
            keyFinding(file, { pointer }, explain.currencyMissing(field, currencyOf(definition), known)),
          ]
        const of = 'entity' in definition ? definition.entity : undefined
        return of === undefined || names.has(of)
          ? []
          : [finding(file, { pointer: `${pointer}/entity` }, explain.entityUnknown(of, [...names.keys()]))]
      }),
    ]
  })
}

/** Calls have names and paths of their own, one method each, and answer entities that exist. */
export function checkCalls(
  files: readonly Defined<Calls>[],
  entities: readonly Defined<Entity>[],
): Finding[] {
  const known = entities.map(({ data }) => data.name)
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
      const fields = entities.find(one => one.data.name === of)?.data.fields
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
