import { explain } from '../explain.ts'
import { type Finding } from '../finding.ts'
import { child, items } from '../item.ts'
import { fixedQuery } from './addressQuery.ts'
import { twice } from './grids.ts'
import { type Outline } from './outline.ts'

/** Tiles are told apart by their labels, and what they say to the list that they lead to is understood there. */
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
