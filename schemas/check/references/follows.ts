import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { filterKey } from './grids.ts'
import { type Outline, panelAround } from './outline.ts'

/**
 * A standalone filter is followed by at least one block, and only by blocks that can follow. Its key in the address is
 * unique on the screen.
 */
export function checkFollows(outline: Outline): Finding[] {
  const { file, blocks, filterBlocks, query } = outline
  const keys = filterBlocks.flatMap(block => items(child(block, 'filters')).map(filterKey))
  const known = keys.flatMap(key => text(key) ?? [])
  const following = blocks.flatMap(block => [block, child(block, 'grid')])
  const followed = following.flatMap(block => items(child(block, 'follows')))
  const taken = [...query.map(([name]) => name), ...ownKeys(outline)]
  return [
    ...followed.flatMap(item => {
      const key = text(item) ?? ''
      const isInPanel = panelAround(outline, item) !== undefined
      return known.includes(key) && !isInPanel ? [] : [finding(file, item, explain.followUnknown(key, known))]
    }),
    ...following
      .filter(
        block => child(block, 'load').value !== undefined && child(block, 'follows').value !== undefined,
      )
      .map(block => finding(file, child(block, 'follows'), explain.followsLoad())),
    ...keys.flatMap((item, at) => {
      const key = text(item) ?? ''
      if (taken.includes(key) || known.indexOf(key) < at)
        return [finding(file, item, explain.filterKeyTaken(key))]
      return followed.some(({ value }) => value === key)
        ? []
        : [finding(file, item, explain.filterUnfollowed(key))]
    }),
  ]
}

/** Keys of the filters of the first grid, unprefixed in the address, and of those that others follow too. */
function ownKeys({ grids }: Outline): string[] {
  return grids
    .filter((grid: Item, at) => at === 0 || child(grid, 'follows').value !== undefined)
    .flatMap(grid =>
      items(child(grid, 'filters'))
        .map(filterKey)
        .flatMap(key => text(key) ?? []),
    )
}
