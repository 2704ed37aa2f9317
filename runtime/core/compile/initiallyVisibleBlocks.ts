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

/**
 * The words that a part of a definition uses: every key with something in it, and every `kind` and `scope` behind the
 * key under which it stands (`body/grid`, `filters/text`, `cell/link`, `actions/row`). What a panel of blocks needs is asked
 * for when it is opened.
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

/** What compilation fills in where the definition writes nothing. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0)
}
