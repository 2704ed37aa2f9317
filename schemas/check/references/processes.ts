import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { isSlip } from '../nearest.ts'
import { type Outline } from './outline.ts'

/**
 * The process types of one file that a single slip separates from one that is named more often, or earlier: what waits
 * for them would never see them end. Nothing lists the types of the server, so any other name may be right.
 */
export function checkProcesses(outlines: readonly Outline[]): Finding[] {
  const named = Map.groupBy(
    outlines.flatMap(outline =>
      processesOf(outline).flatMap(item => {
        const name = text(item)
        return name === undefined ? [] : [{ file: outline.file, item, name }]
      }),
    ),
    ({ name }) => name,
  )
  const names = [...named].toSorted(([, one], [, other]) => other.length - one.length)
  return names.flatMap(([name, places], at) => {
    const meant = names.slice(0, at).find(([other]) => isSlip(name, other))?.[0]
    if (meant === undefined || new Set(places.map(({ file }) => file)).size > 1) return []
    return places.map(({ file, item }) => finding(file, item, explain.processMisspelt(name, meant)))
  })
}

function processesOf({ actions, recordActions, grids, blocks }: Outline): Item[] {
  return [
    ...[...actions.map(({ action }) => action), ...recordActions].map(action => child(action, 'waitsFor')),
    ...blocks.map(block => child(block, 'processes')),
    ...grids.flatMap(grid => ['refreshAfter', 'refreshDuring'].map(key => child(grid, key))),
  ].flatMap(items)
}
