import { explain } from '../explain.ts'
import { type Finding } from '../finding.ts'
import { child, items } from '../item.ts'
import { fixedQuery } from './addressQuery.ts'
import { twice } from './grids.ts'
import { type Outline } from './outline.ts'

/** The labels of tiles differ, and their query parameters are known to the list that they open. */
export function checkTiles({ file, blocks }: Outline, byName: ReadonlyMap<string, Outline>): Finding[] {
  return blocks.flatMap(block => {
    const tiles = items(child(block, 'tiles'))
    const labels = tiles.map(tile => child(tile, 'label'))
    return [
      ...twice(file, labels, explain.tileTwice),
      ...tiles.flatMap(tile => fixedQuery(file, tile, byName)),
    ]
  })
}
