import { type Condition, type ConditionLeaf } from '../../../schemas/index.ts'
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

/** Width in pixels of a grid next to the menu in a window of 1440. */
const room = 1164
/** Width in pixels of a column with a menu in every row. */
export const menuWidth = 56

/**
 * Labels of the actions shown as a button in rows where only that action is available; their column is as
 * wide as the longest. With several actions, only labels that fit without horizontal scrolling.
 */
export function rowButtons({ columns, selection, actions = [] }: Buttons): {
  readonly labels: ReadonlySet<string>
  /** Width of their column, in pixels. */
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

/** Maximum number of value combinations to evaluate; beyond it, rows use a menu. */
const most = 2000

/**
 * Labels of the row actions that can be the only one available: the only action, or those whose conditions
 * exclude all others for some values. Computed before any row is loaded, to size their column.
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
    const [only, second] = actions.filter(({ visible }) => !visible || holds(visible, row, viewer))
    if (only && !second) alone.add(only.label)
  }
  return alone
}

/** Every field of a condition, with the values it is compared with, and undefined. */
function valuesOf(actions: readonly Shown[]): ReadonlyMap<string, readonly unknown[]> {
  const fields = new Map<string, unknown[]>()
  for (const { visible } of actions)
    for (const leaf of visible ? leavesOf(visible) : []) {
      const known = fields.get(leaf.field) ?? [undefined]
      fields.set(leaf.field, [...new Set([...known, ...decisive(leaf)])])
    }
  return fields
}

/** Values of a field for which a leaf holds or does not. */
function decisive(leaf: ConditionLeaf): unknown[] {
  const { is, in: list = [], not = [], present, isUser, before, after } = leaf
  const { atLeast, atMost, moreThan, lessThan } = leaf
  const limits = [atLeast, atMost, moreThan, lessThan].filter(limit => limit !== undefined)
  return [
    ...(is === undefined ? [] : [is]),
    ...list,
    ...[not].flat(),
    ...(present === undefined ? [] : [anything]),
    ...(isUser === undefined ? [] : [someUser]),
    ...(before === undefined && after === undefined ? [] : ['0001-01-01', '9999-12-31']),
    ...limits.flatMap(limit => [limit - 1, limit, limit + 1]),
  ]
}

/** A value that no condition mentions. */
const anything = {}
/** Name of the signed-in user. */
const someUser = ' user'
const viewer = { user: someUser, now: 0 }
