import { type Block, type BlockKind, type Screen } from '../index.ts'
import { type RouteEntry } from '../routes.ts'

/** A route entry as data. Keys whose value is the default are absent, which keeps the table small. */
export type RouteData = Partial<Omit<RouteEntry, 'definition' | 'forms'>> & Pick<RouteEntry, 'name' | 'path'>

/** What the route table needs of a screen; examples of parameters stay in the definition. */
export function routeData(screen: Screen): RouteData {
  const { name, path, title, parent, access, params, redirect, checks, frame } = screen
  const patterns = Object.entries(params ?? {}).map(([param, { pattern }]) => [
    param,
    pattern === undefined ? {} : { pattern },
  ])
  const kinds = [...new Set(kindsIn(screen.body ?? []))]
  return {
    name,
    path,
    ...(title !== undefined && { title }),
    ...(parent !== undefined && { parent }),
    ...(access !== undefined && { access }),
    ...(patterns.length > 0 && { params: Object.fromEntries(patterns) }),
    ...(redirect !== undefined && { redirect }),
    ...(redirect !== undefined && checks !== undefined && { checks: true }),
    ...(frame !== undefined && frame !== 'console' && { frame }),
    ...(kinds.length > 0 && { blocks: kinds }),
    ...(acts(screen.body ?? []) && { acts: true }),
  }
}

/** Whether rows are changed: actions that only open, fetch or show something do not count. */
function acts(blocks: readonly Block[]): boolean {
  return blocks.some(block => {
    if (block.kind === 'tabs') return block.tabs.some(({ body }) => acts(body))
    if ('body' in block) return acts(block.body)
    return (
      block.kind === 'grid' &&
      (block.grid.actions ?? []).some(
        ({ kind, scope }) => scope !== 'screen' && (kind === 'request' || kind === 'open'),
      )
    )
  })
}

function kindsIn(blocks: readonly Block[]): BlockKind[] {
  return blocks.flatMap(block => {
    if (block.kind === 'tabs') return [block.kind, ...block.tabs.flatMap(({ body }) => kindsIn(body))]
    return 'body' in block ? [block.kind, ...kindsIn(block.body)] : [block.kind]
  })
}
