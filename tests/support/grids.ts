import { type Grid } from '../../schemas/index.ts'
import { definitions } from './screens.ts'

/** Every grid of the console, with the file of its screen. */
export function gridsOf(): readonly { readonly file: string; readonly grid: Grid }[] {
  return definitions.flatMap(({ file, screen }) => gridsIn(screen.body).map(grid => ({ file, grid })))
}

function gridsIn(part: unknown): Grid[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.values(part).flatMap(gridsIn)
  return isGridBlock(part) ? [part.grid, ...inside] : inside
}

function isGridBlock(part: object): part is { readonly kind: 'grid'; readonly grid: Grid } {
  return 'kind' in part && part.kind === 'grid' && 'grid' in part
}
