import { type Permission } from '../../../schemas/index.ts'
import { type CompiledBlock, type CompiledFilter, type CompiledScreen } from '../compile/compiled.ts'
import { compilePermission, permits } from './permissions.ts'

type Body = readonly CompiledBlock[]

/** The screen without the parts that the user may not see and the checks for others; the same object if that changes nothing. */
export function permittedScreen(
  screen: CompiledScreen,
  resources: ReadonlySet<string>,
  params: Readonly<Record<string, string>>,
): CompiledScreen {
  const body = permittedBody(screen.body, resources, params)
  const checks = permittedChecks(screen, resources, params)
  return body === screen.body && checks === screen.checks ? screen : { ...screen, body, checks }
}

/** The checks that apply to the user. */
export function permittedChecks(
  { checks }: Pick<CompiledScreen, 'checks'>,
  resources: ReadonlySet<string>,
  params: Readonly<Record<string, string>>,
): CompiledScreen['checks'] {
  const permitted = permits(resources, params)
  return kept(checks, ({ access }) => !access || permitted(compilePermission({ access })))
}

/**
 * A body without the blocks, tabs and fields of details that the user may not see, given these resources and
 * path parameters, and without the holders that this leaves empty; the same object if that changes nothing.
 * Filters of a block that is left out are not sent by the blocks that follow it.
 */
export function permittedBody(
  body: Body,
  resources: ReadonlySet<string>,
  params: Readonly<Record<string, string>>,
): Body {
  const permitted = permits(resources, params)
  const left = permittedBlocks(body, ({ access }) => !access || permitted(compilePermission({ access })))
  if (left === body) return body
  const [before, now] = [filterKeys(body), filterKeys(left)]
  return before.size === now.size ? left : changedIn(left, block => withFollowed(block, now))
}

function permittedBlocks(body: Body, may: (part: { access?: Permission }) => boolean): Body {
  return changedIn(body, block => {
    if ('access' in block && !may(block)) return undefined
    if (block.kind === 'tabs') {
      const tabs = kept(block.tabs, may)
      if (tabs === block.tabs) return block
      return tabs.length === 0 ? undefined : { ...block, tabs }
    }
    if (block.kind !== 'details') return block
    const fields = kept(block.fields, may)
    if (fields === block.fields) return block
    return fields.length === 0 ? undefined : { ...block, fields }
  })
}

/** The blocks at every level as `change` leaves them, holders first, without holders that this leaves empty. */
function changedIn(body: Body, change: (block: CompiledBlock) => CompiledBlock | undefined): Body {
  const changed = body.flatMap((one): Body => {
    const block = change(one)
    const whole = block && withInner(block, inner => changedIn(inner, change))
    return whole ? [whole] : []
  })
  return same(changed, body) ? body : changed
}

/** A holder with its bodies as `change` leaves them; undefined if nothing is left in it. */
function withInner(block: CompiledBlock, change: (body: Body) => Body): CompiledBlock | undefined {
  if (block.kind === 'tabs') {
    const tabs = block.tabs.flatMap(tab => {
      const body = change(tab.body)
      if (body === tab.body) return [tab]
      return body.length === 0 ? [] : [{ ...tab, body }]
    })
    if (same(tabs, block.tabs)) return block
    return tabs.length === 0 ? undefined : { ...block, tabs }
  }
  if (!('body' in block)) return block
  const body = change(block.body)
  if (body === block.body) return block
  return body.length === 0 ? undefined : { ...block, body }
}

function kept<T>(parts: readonly T[], may: (part: T) => boolean): readonly T[] {
  const left = parts.filter(may)
  return left.length === parts.length ? parts : left
}

function same<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((part, at) => part === right[at])
}

/** Keys of the filters for several blocks. */
function filterKeys(body: Body): ReadonlySet<string> {
  return new Set(
    body.flatMap(block => {
      if (block.kind === 'tabs') return block.tabs.flatMap(tab => [...filterKeys(tab.body)])
      if ('body' in block) return [...filterKeys(block.body)]
      return block.kind === 'filters' ? block.filters.map(({ key }) => key) : []
    }),
  )
}

/** A block that follows only the filters with these keys. */
function withFollowed(block: CompiledBlock, keys: ReadonlySet<string>): CompiledBlock {
  const isThere = ({ key, outer }: CompiledFilter) => !outer || keys.has(key)
  if (block.kind === 'grid') {
    const filters = kept(block.grid.filters, isThere)
    return filters === block.grid.filters ? block : { ...block, grid: { ...block.grid, filters } }
  }
  if (block.kind !== 'chart' && block.kind !== 'details' && block.kind !== 'tiles') return block
  const follows = kept(block.follows, isThere)
  return follows === block.follows ? block : { ...block, follows }
}
