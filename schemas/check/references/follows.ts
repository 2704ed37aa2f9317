import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { filterKey } from './grids.ts'
import { type Outline, panelAround } from './outline.ts'

/**
 * A standalone filter is followed by at least one block, and only by blocks that can follow: those of the screen follow the
 * filters of the screen, those of a panel the filters of that panel. Its key is unique there.
 */
export function checkFollows(outline: Outline): Finding[] {
  const around = (item: Item) => panelAround(outline, item)?.panel.pointer
  return [undefined, ...outline.panels.map(({ panel }) => panel.pointer)].flatMap(place => {
    const here = (parts: readonly Item[]) => parts.filter(part => around(part) === place)
    const grids = here(outline.grids)
    // The address of a panel is its own: the query parameters of the screen are not in it.
    const taken = [...(place === undefined ? outline.query.map(([name]) => name) : []), ...ownKeys(grids)]
    return checkPlace(outline.file, {
      inPanel: place !== undefined,
      blocks: here(outline.blocks),
      filters: here(outline.filterBlocks),
      taken,
    })
  })
}

/** The blocks of a screen or of a panel, and the keys that its address has without its blocks of filters. */
interface Followed {
  readonly inPanel: boolean
  readonly blocks: readonly Item[]
  readonly filters: readonly Item[]
  readonly taken: readonly string[]
}

function checkPlace(file: string, { inPanel, blocks, filters, taken }: Followed): Finding[] {
  const keys = filters.flatMap(block => items(child(block, 'filters')).map(filterKey))
  const known = keys.flatMap(key => text(key) ?? [])
  const following = blocks.flatMap(block => [block, child(block, 'grid')])
  const followed = following.flatMap(block => items(child(block, 'follows')))
  return [
    ...followed.flatMap(item => {
      const key = text(item) ?? ''
      return known.includes(key) ? [] : [finding(file, item, explain.followUnknown(key, known, inPanel))]
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
function ownKeys(grids: readonly Item[]): string[] {
  return grids
    .filter((grid, at) => at === 0 || child(grid, 'follows').value !== undefined)
    .flatMap(grid =>
      items(child(grid, 'filters'))
        .map(filterKey)
        .flatMap(key => text(key) ?? []),
    )
}
