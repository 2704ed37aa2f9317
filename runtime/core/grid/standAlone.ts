import { type Condition } from '../../../schemas/index.ts'
import { holds, leavesOf } from '../loads/condition.ts'

interface Buttons {
  readonly columns: readonly { readonly show?: string; readonly width?: number | undefined }[]
  readonly selection?: boolean
  readonly actions?: readonly (Shown & { readonly scope?: string })[]
}

interface Shown {
  readonly label: string
  readonly visible?: Condition | undefined
}

/** Pixels that a window of 1440 leaves for a grid beside the menu. */
const room = 1164
const menuWidth = 56

/**
 * Labels of the actions that stand as a button in a row where they are alone, in a column as wide as the longest of them.
 * Where the grid has several, none for which the columns it opens with would have to be scrolled.
 */
export function rowButtons({ columns, selection, actions = [] }: Buttons): {
  readonly labels: ReadonlySet<string>
  /** Of their column, in pixels. */
  readonly width: number
} {
  const ofRow = actions.filter(({ scope = 'row' }) => scope === 'row')
  const shown = columns.filter(({ show }) => show !== 'off').map(({ width = 160 }) => width)
  const left = room - shown.reduce((sum, width) => sum + width, selection ? 44 : 0)
  const labels = [...standAlone(ofRow)].filter(label => ofRow.length === 1 || widthOf(label) <= left)
  return { labels: new Set(labels), width: Math.max(menuWidth, ...labels.map(widthOf)) }
}

function widthOf(label: string): number {
  return 40 + 8 * label.length
}

/** Combinations of values that are looked at; conditions on more fields than that have their rows in a menu. */
const most = 2000

/**
 * Labels of the actions of a row that some row can show without any other: the one that is always alone, or those whose
 * conditions leave them alone for some values. Their column has room for a button; it is known before any row is there.
 */
export function standAlone(actions: readonly Shown[]): ReadonlySet<string> {
  const alone = new Set<string>()
  const fields = [...valuesOf(actions)]
  const count = fields.reduce((product, [, values]) => product * values.length, 1)
  if (count > most) return alone
  for (let at = 0; at < count; at++) {
    const row: Record<string, unknown> = {}
    let rest = at
    for (const [field, values] of fields) {
      row[field] = values[rest % values.length]
      rest = Math.floor(rest / values.length)
    }
    const [only, second] = actions.filter(({ visible }) => !visible || holds(visible, row))
    if (only && !second) alone.add(only.label)
  }
  return alone
}

/** Every field that a condition looks at, with the values that it is compared with, and nothing. */
function valuesOf(actions: readonly Shown[]): ReadonlyMap<string, readonly unknown[]> {
  const fields = new Map<string, unknown[]>()
  for (const { visible } of actions)
    for (const { field, is, in: list = [], not = [], present } of visible ? leavesOf(visible) : []) {
      const known = fields.get(field) ?? [undefined]
      const named = [
        ...(is === undefined ? [] : [is]),
        ...list,
        ...[not].flat(),
        ...(present === undefined ? [] : [anything]),
      ]
      fields.set(field, [...new Set([...known, ...named])])
    }
  return fields
}

/** A value that no condition names. */
const anything = {}
