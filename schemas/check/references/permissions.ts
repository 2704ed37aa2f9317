import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { type Outline } from './outline.ts'

/**
 * A part must not require a resource both held and missing: it would never be visible. A placeholder in a
 * name takes a path parameter, since users can write query parameters themselves.
 */
export function checkPermissions(outline: Outline): Finding[] {
  const { file, guarded } = outline
  return guarded.flatMap(part => {
    const resource = child(part, 'access', 'resource')
    const without = child(part, 'access', 'without')
    const name = text(without)
    return [
      ...[resource, without].flatMap(item => unknownParameters(outline, item)),
      ...(name !== undefined && name === text(resource)
        ? [finding(file, without, explain.permissionNobody(name))]
        : []),
    ]
  })
}

function unknownParameters({ file, params }: Outline, item: Item): Finding[] {
  const known = params.map(([name]) => name)
  return (
    placeholdersOf(text(item) ?? '')
      // An empty name is reported as a name of the wrong form.
      .filter(name => name !== '' && !known.includes(name))
      .map(name => finding(file, item, explain.placeholderUnknown(name, known)))
  )
}
