import { type ReactNode } from 'react'
import styles from './RecordTable.module.css'

/** A few records; the first value names its record. Long texts wrap, so that it fits a phone. */
export function RecordTable({ columns, rows, total }: RecordTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records are only read, and may be alike
          <tr key={at}>
            <th scope="row" data-align={columns[0]?.align}>
              <bdi>{name}</bdi>
            </th>
            {values.map((value, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value has only its place
              <td key={place} data-align={columns[place + 1]?.align}>
                <bdi>{value}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={Math.max(columns.length - 1, 1)}>
              {total.label}
            </th>
            <td data-align={columns.at(-1)?.align}>
              <bdi>{total.value}</bdi>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

export interface RecordTableProps {
  /** `align`: the alignment of the values and their header. */
  columns: readonly { label: string; align: 'start' | 'end' }[]
  /** One value per column. */
  rows: readonly (readonly ReactNode[])[]
  /** A last line, whose value is in the last column. Default none. */
  total?: { readonly label: string; readonly value: ReactNode } | undefined
}
