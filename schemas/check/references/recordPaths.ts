import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { leaves } from './conditionLeaves.ts'
import { type Outline } from './outline.ts'

/** Paths of blocks and conditions of actions begin at the record, not at its load. */
export function checkRecordPaths({ file, blocks }: Outline): Finding[] {
  return blocks.flatMap(block => {
    const load = text(child(block, 'load'))
    if (load === undefined) return []
    return named(block).flatMap(item => {
      const path = text(item) ?? ''
      return path.startsWith(`${load}.`)
        ? [finding(file, item, explain.recordPrefixed(path, path.slice(load.length + 1)))]
        : []
    })
  })
}

function named(block: Item): Item[] {
  const lines = [...items(child(block, 'fields')), ...items(child(block, 'columns'))]
  const conditions = items(child(block, 'actions')).flatMap(action => [
    child(action, 'visible'),
    child(action, 'enabled'),
  ])
  return [...lines, ...conditions.flatMap(leaves)].map(holder => child(holder, 'field'))
}
