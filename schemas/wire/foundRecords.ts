import { isRecord, listOf, readId, readText } from './envelope.ts'

/** A record that answers a search, and the screen that shows it. */
export interface FoundRecord {
  /** What it is one of, in the plural: `Refunds`. */
  readonly group: string
  /** `Refund 2887` */
  readonly title: string
  /** What distinguishes it from others of its group; empty: nothing. */
  readonly note: string
  /** Name of the screen. */
  readonly screen: string
  /** Parameters of its path and its query. */
  readonly params: Readonly<Record<string, string>>
}

/** What a search over all records has found; an item that names no screen is left out. Undefined: the reply holds no list. */
export function readFoundRecords(body: unknown): FoundRecord[] | undefined {
  return listOf(body, 'records')?.flatMap(item => {
    if (!isRecord(item)) return []
    const screen = readText(item.screen)
    const title = readText(item.title)
    if (screen === '' || title === '') return []
    return [
      { group: readText(item.group), title, note: readText(item.note), screen, params: readParams(item) },
    ]
  })
}

function readParams({ params }: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isRecord(params) ? params : {}).flatMap(([key, value]) => {
      const id = readId(value)
      return id === undefined ? [] : [[key, String(id)]]
    }),
  )
}
