import { type CatalogueItem } from '../protocol.ts'

/** The items in which every word of a search is found: in a name, route, resource, call, error rule or assumption. */
export function searchItems(
  items: readonly CatalogueItem[],
  search: string,
  kind: CatalogueItem['kind'] | 'all',
): readonly CatalogueItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return items
    .filter(item => kind === 'all' || item.kind === kind)
    .filter(item => {
      const text = textOf(item)
      return words.every(word => text.includes(word))
    })
    .toSorted((one, other) => rank(one, words) - rank(other, words))
}

/** Items whose name or title has the words are before those that only mention them. */
function rank({ name, title }: CatalogueItem, words: readonly string[]): number {
  const own = `${name} ${title}`.toLowerCase()
  return words.length > 0 && words.every(word => own.includes(word)) ? 0 : 1
}

const texts = new WeakMap<CatalogueItem, string>()

function textOf(item: CatalogueItem): string {
  let text = texts.get(item)
  if (text === undefined) {
    const { kind, name, title, file, path = '', access = '', calls, errors, assumptions } = item
    text = [kind, name, title, file, path, access, ...calls, ...errors, ...assumptions]
      .join('\n')
      .toLowerCase()
    texts.set(item, text)
  }
  return text
}
