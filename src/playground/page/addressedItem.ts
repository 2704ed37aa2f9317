import { type CatalogueItem } from '../protocol.ts'

/** The query that names a definition. Forms of several screens may have the same name. */
export function queryOf({ kind, name, file }: CatalogueItem): string {
  return new URLSearchParams({ kind, name, file }).toString()
}

/** The definition that a query names; without a file, the first one of that name. */
export function addressedItem(items: readonly CatalogueItem[], search: string): CatalogueItem | undefined {
  const query = new URLSearchParams(search)
  const named = items.filter(({ kind, name }) => kind === query.get('kind') && name === query.get('name'))
  return named.find(({ file }) => file === query.get('file')) ?? named[0]
}
