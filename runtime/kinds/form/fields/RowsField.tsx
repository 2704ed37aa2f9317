import { useState } from 'react'
import { rowsOf } from '../../../core/form/values.ts'
import { RowTable } from '../../../ui/RowTable.tsx'
import { type DrawnOf } from './drawn.ts'
import { lookOf } from './lookOf.ts'

let made = 0
const newKey = () => `row ${++made}`

/** A table of records; each of its fields follows the store by itself. */
export function RowsField(drawn: DrawnOf<'rows'>) {
  const { field, id, path, store, now, Inner } = drawn
  const rows = rowsOf(now.value)
  const [keys, setKeys] = useState(() => rows.map(newKey))
  // Rows that came or went without the buttons, e.g. with a draft.
  const known = keys.length === rows.length ? keys : rows.map((_, at) => keys[at] ?? newKey())
  const { label, hint, error, required } = lookOf(drawn)
  const [most, least] = [field.max ?? Number.POSITIVE_INFINITY, field.min]
  return (
    <RowTable
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={!now.state.enabled}
      columns={field.fields.map(leaf => ({ label: leaf.label, required: leaf.required === true }))}
      rows={known.map((key, at) => ({
        key,
        cells: field.fields.map(leaf => (
          <Inner
            key={leaf.name}
            store={store}
            field={leaf}
            path={`${path}.${at}.${leaf.name}`}
            id={`${id}_${at}_${leaf.name}`}
            name={`${leaf.label}, row ${at + 1}`}
          />
        )),
      }))}
      add={field.add}
      onAdd={
        rows.length < most
          ? () => {
              setKeys([...known, newKey()])
              store.addRow(path)
            }
          : undefined
      }
      onRemove={
        rows.length > least
          ? at => {
              setKeys(known.filter((_, other) => other !== at))
              store.removeRow(path, at)
            }
          : undefined
      }
      onMove={
        rows.length > 1
          ? (from, to) => {
              setKeys(moved(known, from, to))
              store.set(path, moved(rows, from, to))
            }
          : undefined
      }
    />
  )
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
