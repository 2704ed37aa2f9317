import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { announce } from './announce.ts'
import { Button } from './Button.tsx'
import { FieldNote } from './FieldNote.tsx'
import { RowButtons } from './RowButtons.tsx'
import styles from './RowTable.module.css'

/**
 * A table of records that are added, removed and moved. Alt with an arrow key moves the record that is edited; the focus
 * goes with it, to the first control of a record that was added, and to the neighbour of one that was removed.
 */
export function RowTable(props: RowTableProps) {
  const { id, label, hint, error, required = false, columns, rows, add, onAdd, onRemove, onMove } = props
  const own = useId()
  const noteId = `${id ?? own}n`
  const body = useRef<HTMLTableSectionElement>(null)
  const focus = useFocusAfter(body, rows)
  const locked = props.disabled === true
  const changeable = !locked && (onRemove !== undefined || onMove !== undefined)
  const move = (from: number, to: number, place: string) => {
    if (onMove === undefined || locked || to < 0 || to >= rows.length) return
    focus.current = { at: to, place }
    onMove(from, to)
    announce(`${label}, row ${from + 1} is row ${to + 1}.`)
  }
  return (
    <fieldset
      id={id}
      className={styles.field}
      aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
      data-wide
    >
      <legend className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {rows.length > 0 && (
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
              {rows.map(({ key, cells }, at) => (
                <tr key={key} onKeyDown={event => moveByKey(event, at, move)}>
                  {cells.map((cell, column) => (
                    <td key={columns[column]?.label}>{cell}</td>
                  ))}
                  {changeable && (
                    <td className={styles.buttons}>
                      <RowButtons
                        at={at}
                        count={rows.length}
                        onMove={onMove && ((to, place) => move(at, to, place))}
                        onRemove={
                          onRemove &&
                          (() => {
                            focus.current = { at: Math.min(at, rows.length - 2), place: 'remove' }
                            onRemove(at)
                            announce(`${label}, row ${at + 1} removed.`)
                          })
                        }
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length === 0 && <p className={styles.empty}>{props.empty ?? 'None yet.'}</p>}
      <FieldNote id={noteId} hint={hint} error={error} />
      {add !== undefined && (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            disabled={locked || onAdd === undefined}
            data-place="add"
            onClick={() => {
              focus.current = { at: rows.length, place: 'first' }
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

function moveByKey(
  event: KeyboardEvent,
  at: number,
  move: (from: number, to: number, place: string) => void,
): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  // A control that opens with Alt and an arrow keeps its own key.
  if (event.defaultPrevented || (event.target instanceof Element && event.target.matches('select'))) return
  event.preventDefault()
  move(at, event.key === 'ArrowUp' ? at - 1 : at + 1, 'active')
}

/** Sets the focus once the rows have changed: React keeps a moved row, the browser not always its focus. */
function useFocusAfter(body: { current: HTMLElement | null }, rows: readonly unknown[]) {
  const next = useRef<{ at: number; place: string }>(undefined)
  const active = useRef<Element>(null)
  active.current = document.activeElement
  const count = rows.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move keeps the count and makes other rows
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
  }, [rows, count])
  return next
}

const controls = ':is(input:not([type="hidden"]), select, textarea, button):not(:disabled)'

export interface RowTableProps {
  /** Of the group. Default: none. */
  id?: string | undefined
  label: string
  /** A line below; an error takes its place. */
  hint?: string | undefined
  error?: string | undefined
  /** At least one row is needed. Default false. */
  required?: boolean | undefined
  columns: readonly { label: string; required?: boolean | undefined }[]
  /** `key` stays with a row when it moves; `cells` are its controls, each named by itself, in the order of the columns. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Text of the button that adds a row. Absent: there is none. */
  add?: string | undefined
  /** Absent: no more rows are allowed. */
  onAdd?: (() => void) | undefined
  /** Absent: no row can be removed. */
  onRemove?: ((at: number) => void) | undefined
  /** Absent: the order is fixed. */
  onMove?: ((from: number, to: number) => void) | undefined
  /** Said while there are no rows. Default 'None yet.'. */
  empty?: string | undefined
  disabled?: boolean | undefined
}
