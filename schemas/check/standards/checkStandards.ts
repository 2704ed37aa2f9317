import { type Screen } from '../../index.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, isObject, items } from '../item.ts'
import { type Outline, outlineOf } from '../references/outline.ts'
import { type NamedField } from '../resolve/namedField.ts'
import { type Defined, type Entities, type NamedCall } from '../resolve/vocabulary.ts'
import { endlessTextFindings, endlessTexts } from './endlessTexts.ts'
import { gridStandards } from './gridStandards.ts'
import { keptTexts } from './keptTexts.ts'
import { undescribedCalls } from './undescribedCalls.ts'

/**
 * Requirements for valid screens, on which the tests of all screens rely: a heading, lists that fit and
 * limited texts.
 */
export function checkStandards(
  definitions: readonly { readonly file: string; readonly screen: Screen }[],
  /** Every place of a screen that names a field of an entity, by file. */
  fields: ReadonlyMap<string, readonly NamedField[]>,
  entities: readonly Defined<Entities>[],
  calls: readonly NamedCall[],
): Finding[] {
  const outlines = definitions.map(({ file, screen }) => outlineOf({ file, data: screen, findings: [] }))
  return [
    ...outlines.flatMap(outline => [
      ...headings(outline),
      ...personal(outline),
      ...keptTexts(outline),
      ...undescribedCalls(outline, calls),
      ...outline.blocks
        .filter(block => child(block, 'kind').value === 'grid')
        .flatMap(block => gridStandards(outline.file, block)),
    ]),
    ...endlessTextFindings(
      outlines.flatMap(outline => endlessTexts(outline, fields.get(outline.file) ?? [])),
      entities,
    ),
  ]
}

/** A screen of one record has its name in the heading and in the title of the window. */
function headings({ file, screen, placeholders }: Outline): Finding[] {
  const heading = child(screen, 'heading')
  if (typeof heading.value === 'string')
    return /\{[\w.]+\}/.test(heading.value) ? [] : [finding(file, heading, explain.headingPlain())]
  const isNamed = placeholders.length === 0 || child(screen, 'access').value === 'public'
  const isSeen = items(child(screen, 'body')).some(block => !isSign(block))
  const place: Item = child(screen, child(screen, 'title').value === undefined ? 'name' : 'title')
  return isNamed || !isSeen ? [] : [finding(file, place, explain.headingMissing(placeholders.at(-1) ?? ''))]
}

/** Fields that identify a person, or how to reach or pay them. */
const ofPersons =
  /customer(?:s?$|Name|First|Last|Full|Phone|Email)|phone|e?mail|address|street|postcode|iban|accountNumber|holder|nationalId/i

/** A screen that shows personal data needs a resource, or the reason why anyone with its link may see it. */
function personal({ file, screen }: Outline): Finding[] {
  const fields = [...new Set(fieldsIn(child(screen, 'body').value))].filter(field => ofPersons.test(field))
  const access = child(screen, 'access')
  if (fields.length === 0 || child(screen, 'access', 'resource').value !== undefined) return []
  if (access.value === undefined) return [finding(file, child(screen, 'name'), explain.personalOpen(fields))]
  return child(screen, 'because').value === undefined
    ? [finding(file, access, explain.personalPublic(fields))]
    : []
}

/** The fields that blocks, columns, forms and filters name. */
function fieldsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(fieldsIn)
  if (!isObject(part)) return []
  return Object.entries(part).flatMap(([key, value]) =>
    (key === 'field' || key === 'name') && typeof value === 'string' ? [value] : fieldsIn(value),
  )
}

function isSign(block: Item): boolean {
  return ['signIn', 'signOut'].some(kind => child(block, 'kind').value === kind)
}
