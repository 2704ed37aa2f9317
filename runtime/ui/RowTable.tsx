import Plus from 'lucide-react/icons/plus'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { announce } from './announce.ts'
import { Button } from './Button.tsx'
import { FieldNote } from './Field.tsx'
import { RowButtons } from './RowButtons.tsx'
import styles from './RowTable.module.css'

/**
 * A table of records that can be added, removed and moved; each is a `RowTableRow`. Alt with an arrow key
 * moves the record with the focus; the focus follows it, and moves to the first control of an added record,
 * and to the neighbour of a removed one.
 */
export function RowTable(props: RowTableProps) {
  const { id, label, hint, required = false, columns, count, add, onAdd, removable = true } = props
  const own = useId()
  const noteId = `${id ?? own}n`
  const body = useRef<HTMLTableSectionElement>(null)
  const focus = useFocusAfter(body)
  const changeable = props.disabled !== true
  const describedBy = [hint !== undefined && noteId, props.describedBy].filter(Boolean).join(' ')
  const table = useMemo(
    () => ({ label, count, changeable, removable, focus }),
    [label, count, changeable, removable, focus],
  )
  return (
    <fieldset id={id} className={styles.field} aria-describedby={describedBy || undefined} data-wide>
      <legend className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {count > 0 && (
        <div className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column.label} scope="col">
                    {column.label}
                    {column.required === true && (
                      <span className={styles.required} aria-hidden="true">
                        {' *'}
                      </span>
                    )}
                  </th>
                ))}
                {changeable && (
                  <td>
                    <span className={styles.hidden}>Change the rows</span>
                  </td>
                )}
              </tr>
            </thead>
            <tbody ref={body}>
              <TableContext value={table}>{props.children}</TableContext>
            </tbody>
          </table>
        </div>
      )}
      {count === 0 && <p className={styles.empty}>{props.empty ?? 'None yet.'}</p>}
      <FieldNote id={noteId} hint={hint} error={undefined} />
      {add !== undefined && (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            disabled={!changeable || onAdd === undefined}
            data-place="add"
            onClick={() => {
              focus.current = { at: count, place: 'first' }
              onAdd?.()
            }}
          >
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** One record of a table: its cells, each a `td`, and the buttons to move and remove it. */
export function RowTableRow({ at, onMove, onRemove, children }: RowTableRowProps) {
  const { label, count, changeable, removable, focus } = use(TableContext)
  const moves = onMove !== undefined && changeable && count > 1
  const move = (from: number, to: number, place: string) => {
    if (!moves || to < 0 || to >= count) return
    focus.current = { at: to, place }
    onMove(from, to)
    announce(`${label}, row ${from + 1} is row ${to + 1}.`)
  }
  return (
    <tr onKeyDown={event => moveByKey(event, at, move)}>
      {children}
      {changeable && (
        <td className={styles.buttons}>
          <RowButtons
            at={at}
            count={count}
            onMove={moves ? (to, place) => move(at, to, place) : undefined}
            onRemove={
              onRemove !== undefined && removable
                ? () => {
                    focus.current = { at: Math.min(at, count - 2), place: 'remove' }
                    onRemove()
                    announce(`${label}, row ${at + 1} removed.`)
                  }
                : undefined
            }
          />
        </td>
      )}
    </tr>
  )
}

/** The table's context for its records. */
const TableContext = createContext<{
  readonly label: string
  readonly count: number
  readonly changeable: boolean
  readonly removable: boolean
  readonly focus: RefObject<Focus | undefined>
}>({ label: '', count: 0, changeable: false, removable: false, focus: { current: undefined } })

/** The element to focus once the rows have changed. */
interface Focus {
  readonly at: number
  readonly place: string
}

function moveByKey(
  event: KeyboardEvent,
  at: number,
  move: (from: number, to: number, place: string) => void,
): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  // A control that opens with Alt and an arrow handles the key itself.
  if (event.defaultPrevented || (event.target instanceof Element && event.target.matches('select'))) return
  event.preventDefault()
  move(at, event.key === 'ArrowUp' ? at - 1 : at + 1, 'active')
}

/** Sets the focus once the rows have changed: React keeps a moved row, but browsers may drop its focus. */
function useFocusAfter(body: { current: HTMLElement | null }) {
  const next = useRef<Focus | undefined>(undefined)
  const active = useRef<Element>(null)
  active.current = document.activeElement
  useEffect(() => {
    const wanted = next.current
    next.current = undefined
    if (wanted === undefined) return
    const row = body.current?.children[wanted.at]
    const found =
      wanted.place === 'active'
        ? active.current
        : wanted.place === 'first'
          ? row?.querySelector(controls)
          : row?.querySelector(`[data-place="${wanted.place}"]:not(:disabled)`)
    const fallback = row?.querySelector('[data-place]:not(:disabled)') ?? undefined
    const target = found ?? fallback
    if (target instanceof HTMLElement) target.focus()
  })
  return next
}

const controls = ':is(input:not([type="hidden"]), select, textarea, button):not(:disabled)'

export interface RowTableProps {
  /** Id of the group. Default: none. */
  id?: string | undefined
  label: string
  /** A line below. */
  hint?: string | undefined
  /** Ids of notes outside of the table, e.g. of an error. */
  describedBy?: string | undefined
  /** At least one row is required. Default false. */
  required?: boolean | undefined
  columns: readonly { label: string; required?: boolean | undefined }[]
  /** Number of rows. */
  count: number
  /** The rows in display order, each with a stable key. */
  children: ReactNode
  /** Whether a row can be removed. Default true. */
  removable?: boolean | undefined
  /** Text of the button that adds a row. Absent: no button. */
  add?: string | undefined
  /** Absent: no more rows are allowed. */
  onAdd?: (() => void) | undefined
  /** Text without rows. Default 'None yet.'. */
  empty?: string | undefined
  disabled?: boolean | undefined
}

interface RowTableRowProps {
  /** Index of the row. */
  at: number
  /** Called with its index and the adjacent one it moves to. Absent: the order is fixed. */
  onMove?: ((from: number, to: number) => void) | undefined
  /** Absent: it cannot be removed. */
  onRemove?: (() => void) | undefined
  /** Its cells, in the order of the columns; each control has its own name. */
  children: ReactNode
}
