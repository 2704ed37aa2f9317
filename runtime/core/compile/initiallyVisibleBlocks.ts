import { type CompiledBlock } from './compiled.ts'

/** The blocks of a body that are seen when it is opened: without closed tabs and what is folded away. */
export function initiallyVisibleBlocks(
  body: readonly CompiledBlock[],
  query: URLSearchParams,
): readonly CompiledBlock[] {
  return body.map(block => {
    if ('body' in block)
      return {
        ...block,
        body: 'open' in block && !block.open ? [] : initiallyVisibleBlocks(block.body, query),
      }
    if (block.kind !== 'tabs') return block
    const asked = query.get(block.key)
    const open = block.tabs.find(({ id }) => id === asked) ?? block.tabs[0]
    return { ...block, tabs: open ? [{ ...open, body: initiallyVisibleBlocks(open.body, query) }] : [] }
  })
}

/** A block without those inside it, which wait for their own parts. */
export function withoutInner(block: CompiledBlock): CompiledBlock {
  if ('body' in block) return { ...block, body: [] }
  return block.kind === 'tabs' ? { ...block, tabs: [] } : block
}
