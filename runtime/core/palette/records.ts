import { type FoundRecord } from '../../../schemas/wire/foundRecords.ts'
import { fillAddress } from '../path.ts'
import { type PaletteHolder, paletteScreen } from './screens.ts'

interface RecordOffer {
  readonly title: string
  readonly note: string
  readonly path: string
}

/** Found records by group, in the order of the server; one whose screen the user may not open, or that does not exist, is left out. */
export function recordGroups(
  records: readonly FoundRecord[],
  holder: PaletteHolder,
): { readonly label: string; readonly items: readonly RecordOffer[] }[] {
  const groups = new Map<string, RecordOffer[]>()
  const paths = new Set<string>()
  for (const { group, title, note, screen, params } of records) {
    const route = holder.routes.find(({ name }) => name === screen)
    if (!route || !paletteScreen(holder, { name: screen, params })) continue
    const path = fillAddress(route.path, params)
    if (paths.has(path)) continue
    paths.add(path)
    const label = group || route.title
    groups.set(label, [...(groups.get(label) ?? []), { title, note, path }])
  }
  return [...groups].map(([label, items]) => ({ label, items }))
}
