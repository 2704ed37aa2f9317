import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, type Item, isObject, items, pointerTo, text } from '../item.ts'
import { fieldsOf, nameOf, submitsOf } from '../references/formFields.ts'
import { type Outline } from '../references/outline.ts'
import { isBounded } from '../references/patterns.ts'
import { type NamedField } from '../resolve/namedField.ts'
import { type Defined, type Entities } from '../resolve/vocabulary.ts'

/** A text field of a form without a limit; `described`: the field of an entity that it takes its words from. */
export interface EndlessText {
  readonly file: string
  readonly field: Item
  readonly described: NamedField | undefined
}

/** Texts without a limit: the server would be the first to reject one, with its own field names. */
export function endlessTexts({ file, forms }: Outline, named: readonly NamedField[]): EndlessText[] {
  return forms
    .filter(({ form }) => submitsOf(form).length > 0)
    .flatMap(({ form }) =>
      fieldsOf(form)
        .filter(
          ({ field }) =>
            child(field, 'kind').value === 'text' &&
            // JSON takes no limit of a text.
            child(field, 'json').value !== true &&
            !hasEnd(field) &&
            !isLaidOver(form, field),
        )
        .map(({ field }) => ({
          file,
          field,
          described: named.find(({ pointer }) => [field.pointer, `${field.pointer}/name`].includes(pointer)),
        })),
    )
}

/** One finding for each field: at the entity that describes it, else in the form. */
export function endlessTextFindings(
  texts: readonly EndlessText[],
  entities: readonly Defined<Entities>[],
): Finding[] {
  const placed = texts.map(one => ({ ...one, place: placeOf(one.described, entities) }))
  const ofEntities = Map.groupBy(
    placed.filter(({ place }) => place !== undefined),
    ({ place }) => `${place?.file}${place?.pointer}`,
  )
  return [
    ...[...ofEntities.values()].flatMap(uses => {
      const [{ place, field } = { place: undefined, field: undefined }] = uses
      if (!place || !field) return []
      const files = [...new Set(uses.map(({ file }) => file))]
      return [keyFinding(place.file, place, explain.fieldEndless(nameOf(field), files, place.word))]
    }),
    ...placed
      .filter(({ place }) => place === undefined)
      .map(({ file, field }) => finding(file, field, explain.textEndless(nameOf(field)))),
  ]
}

interface EntityPlace {
  readonly file: string
  readonly pointer: string
  /** Its type, when that is all that is written. */
  readonly word: string | undefined
}

/** Where an entity describes a text itself, without a limit. */
function placeOf(
  named: NamedField | undefined,
  entities: readonly Defined<Entities>[],
): EntityPlace | undefined {
  if (!named) return undefined
  for (const { file, data } of entities) {
    const field = data[named.entity]?.fields?.[named.field]
    const pointer = pointerTo(`${pointerTo('', named.entity)}/fields`, named.field)
    const type = isObject(field) ? ('type' in field ? field.type : 'text') : field
    // Of an entity only a text has a limit.
    if (type?.replace('?', '') !== 'text') continue
    if (typeof field === 'string') return { file, pointer, word: field }
    if (isObject(field))
      return hasEnd({ pointer, value: field }) ? undefined : { file, pointer, word: undefined }
  }
  return undefined
}

function hasEnd(field: Item): boolean {
  const pattern = text(child(field, 'pattern', 'match'))
  return (
    ['maxLength', 'length'].some(key => child(field, key).value !== undefined) ||
    (pattern !== undefined && isBounded(pattern))
  )
}

/** A profile sets the lengths of its fields. */
function isLaidOver(form: Item, field: Item): boolean {
  const profile = child(form, 'profile')
  return profile.value !== undefined && !items(child(profile, 'free')).map(text).includes(nameOf(field))
}
