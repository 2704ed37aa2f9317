import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, items, text } from '../item.ts'
import { type Outline } from './outline.ts'

/** Nobody both holds a resource and lacks it: a part that asks for both would never be seen. */
export function checkPermissions({ file, grids, filters, actions, recordActions }: Outline): Finding[] {
  const parts = [
    ...grids.flatMap(grid => items(child(grid, 'columns'))),
    ...filters,
    ...actions.map(({ action }) => action),
    ...recordActions,
  ]
  return parts.flatMap(part => {
    const without = child(part, 'access', 'without')
    const name = text(without)
    if (name === undefined || name !== text(child(part, 'access', 'resource'))) return []
    return [finding(file, without, explain.permissionNobody(name))]
  })
}
