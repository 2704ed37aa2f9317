import { type EntityDefinition } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { placeholdersOf } from '../placeholders.ts'
import { type Definitions, fieldsOf, isLike } from '../resolve/includedFields.ts'
import { type Defined, definitionsOf, type Entities } from '../resolve/vocabulary.ts'
import { type Around } from './around.ts'
import { blankTexts } from './blankTexts.ts'
import { checkEntityField, fieldNeeds } from './entityFields.ts'
import { checkLike } from './likeFields.ts'

/** Entities have unique names, a key, title and screen of their fields, and fields valid for their types. */
export function checkEntities(files: readonly Defined<Entities>[], around: Around): Finding[] {
  const names = new Map<string, string>()
  for (const { file, data } of files)
    for (const name of Object.keys(data)) if (!names.has(name)) names.set(name, file)
  const all = definitionsOf(files)
  return files.flatMap(({ file, data }) => [
    ...blankTexts(file, { pointer: '', value: data }),
    ...Object.entries(data).flatMap(([name, definition]) => {
      const first = names.get(name)
      const { key } = definition
      const fields = fieldsOf(definition, all)
      const known = Object.keys(fields)
      return [
        ...(first !== undefined && first !== file
          ? [keyFinding(file, { pointer: `/${name}` }, explain.entityTwice(name, first))]
          : []),
        ...(key === undefined || Object.hasOwn(fields, key)
          ? []
          : [finding(file, { pointer: `/${name}/key` }, explain.entityKeyUnknown(key, known))]),
        ...title(file, name, { ...definition, fields }),
        ...screen(file, name, { ...definition, fields }, around),
        ...included(file, name, definition, fields, all, around),
        ...Object.entries(definition.fields ?? {}).flatMap(([field, written]) => {
          const place = { file, pointer: `/${name}/fields/${field}`, field }
          const described = fields[field]
          return [
            ...(isLike(written)
              ? checkLike(place, written, all, { ...around, including: definition.include })
              : []),
            ...(described === undefined
              ? []
              : checkEntityField(place, described, definition.abstract ? undefined : known, around)),
          ]
        }),
      ]
    }),
  ])
}

type Described = ReturnType<typeof fieldsOf>

/** With its own and its included fields. */
type Collected = EntityDefinition & { fields: Described }

/** Included entities exist, and the fields they need are there. */
function included(
  file: string,
  name: string,
  { include = {}, fields: own = {}, abstract }: EntityDefinition,
  fields: Described,
  all: Definitions,
  around: Around,
): Finding[] {
  return Object.entries(include).flatMap(([entity, names]) => {
    const pointer = `/${name}/include/${entity}`
    const other = all.get(entity)
    if (!other) {
      const { unread, entities: wrong } = around.invalidNames
      const known = [...all.keys()].filter(one => one !== name)
      return unread || wrong.has(entity)
        ? []
        : [keyFinding(file, { pointer }, explain.entityUnknown(entity, known))]
    }
    const theirs = fieldsOf(other, all)
    const needs = (field: string, at: string) => {
      const written = theirs[field]
      if (written === undefined || Object.hasOwn(own, field) || abstract) return []
      return fieldNeeds({ file, pointer: at, field }, written, Object.keys(fields))
    }
    if (names === true) return Object.keys(theirs).flatMap(field => needs(field, pointer))
    return names.flatMap((written, index) => {
      const field = written.replace('?', '')
      const at = `${pointer}/${index}`
      if (Object.hasOwn(theirs, field)) return needs(field, at)
      return around.invalidNames.entities.has(entity)
        ? []
        : [finding(file, { pointer: at }, explain.entityFieldUnknown(field, entity, Object.keys(theirs)))]
    })
  })
}

/** A title uses fields of the record. */
function title(file: string, name: string, { title = '', fields }: Collected): Finding[] {
  const [found, path = ''] = /\$\{(\w+)\}/.exec(title) ?? []
  if (found !== undefined)
    return [finding(file, { pointer: `/${name}/title` }, explain.titleForeign(found, path))]
  return placeholdersOf(title)
    .filter(path => !Object.hasOwn(fields, path.split('.')[0] ?? ''))
    .map(path =>
      finding(
        file,
        { pointer: `/${name}/title` },
        explain.entityFieldUnknown(path, name, Object.keys(fields)),
      ),
    )
}

/** The screen of a record exists, and fields of the record fill its parameters. */
function screen(
  file: string,
  name: string,
  { screen, fields }: Collected,
  { vocabulary: { screens }, unreadScreens }: Around,
): Finding[] {
  if (screen === undefined) return []
  const [to, at] =
    typeof screen === 'string'
      ? [screen, { pointer: `/${name}/screen` }]
      : [screen.name, { pointer: `/${name}/screen/name` }]
  const params = screens.get(to)
  if (params === undefined)
    return unreadScreens.has(to)
      ? []
      : [
          finding(
            file,
            at,
            explain.screenUnknown(
              to,
              Array.from(screens.keys(), one => ({ name: one })),
            ),
          ),
        ]
  if (typeof screen === 'string')
    return params.length === 1 ? [] : [finding(file, at, explain.entityScreenParams(to, params))]
  const below = (param: string) => ({ pointer: `/${name}/screen/params/${param}` })
  return [
    ...Object.entries(screen.params).flatMap(([param, field]) => [
      ...(params.includes(param)
        ? []
        : [keyFinding(file, below(param), explain.linkParamUnknown(param, to, params))]),
      ...(Object.hasOwn(fields, field)
        ? []
        : [finding(file, below(param), explain.entityFieldUnknown(field, name, Object.keys(fields)))]),
    ]),
    ...params
      .filter(param => !Object.hasOwn(screen.params, param))
      .map(param =>
        finding(file, { pointer: `/${name}/screen/params` }, explain.linkParamMissing(param, to)),
      ),
  ]
}
