import { type CompiledBlock } from './compiled.ts'

/** The blocks of a body that are visible when it opens: without closed tabs and collapsed sections. */
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

/** A block without its inner blocks, which load their own parts. */
export function withoutInner(block: CompiledBlock): CompiledBlock {
  if ('body' in block) return { ...block, body: [] }
  return block.kind === 'tabs' ? { ...block, tabs: [] } : block
}

/**
 * The features that a part of a definition uses: every key with a value, and every `kind` and `scope` after
 * the key that contains it (`body/grid`, `filters/text`, `cell/link`, `actions/row`). Panels of blocks are
 * left out: their features are loaded when they open.
 */
export function usedFeatures(part: unknown, key = ''): ReadonlySet<string> {
  const words = new Set<string>()
  collect(part, key, words)
  return words
}

function collect(value: unknown, key: string, words: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, key, words)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'kind' || name === 'scope') words.add(`${key}/${inner}`)
      else if (!isEmpty(inner)) words.add(name)
      if (name !== 'panel') collect(inner, name, words)
    }
}

/** The values that compilation fills in for keys that the definition omits. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0)
}
