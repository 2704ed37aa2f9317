import { type Screen } from '../../index.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, isObject, items } from '../item.ts'
import { type Outline, outlineOf } from '../references/outline.ts'
import { endlessTexts } from './endlessTexts.ts'
import { gridStandards } from './gridStandards.ts'

/**
 * Requirements for valid screens, on which the tests of all screens rely: a heading, lists that fit and
 * limited texts.
 */
export function checkStandards(
  definitions: readonly { readonly file: string; readonly screen: Screen }[],
): Finding[] {
  return definitions.flatMap(({ file, screen }) => {
    const outline = outlineOf({ file, data: screen, findings: [] })
    return [
      ...headings(outline),
      ...personal(outline),
      ...outline.blocks
        .filter(block => child(block, 'kind').value === 'grid')
        .flatMap(block => gridStandards(file, block)),
      ...endlessTexts(outline),
    ]
  })
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

/** A screen that shows personal data needs a resource; a public one is open to anyone with its link. */
function personal({ file, screen }: Outline): Finding[] {
  const fields = [...new Set(fieldsIn(child(screen, 'body').value))].filter(field => ofPersons.test(field))
  if (fields.length === 0 || child(screen, 'access').value !== undefined) return []
  return [finding(file, child(screen, 'name'), explain.personalOpen(fields))]
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
