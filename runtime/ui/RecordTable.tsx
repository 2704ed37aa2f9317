import { type ReactNode } from 'react'
import styles from './RecordTable.module.css'
import { useMediaQuery } from './useMediaQuery.ts'

/** Columns for which a phone has room. */
const mostOnPhone = 4

/**
 * A few records; the first value names its record. Long texts wrap, so that it fits a phone, where a table of many
 * columns is a list.
 */
export function RecordTable({ columns, rows, total }: RecordTableProps) {
  const narrow = useMediaQuery('(width < 40rem)')
  if (narrow && columns.length > mostOnPhone)
    return <RecordList columns={columns} rows={rows} total={total} />
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

/** Each record by its name, above its values in pairs with their labels. */
function RecordList({ columns, rows, total }: RecordTableProps) {
  return (
    <>
      <ul className={styles.records}>
        {rows.map(([name, ...values], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records are only read, and may be alike
          <li key={at}>
            <p className={styles.name}>
              <bdi>{name}</bdi>
            </p>
            <dl className={styles.values}>
              {values.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a value has only its place
                <Pair key={place} label={columns[place + 1]?.label} value={value} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {total && (
        <dl className={styles.total}>
          <Pair label={total.label} value={total.value} />
        </dl>
      )}
    </>
  )
}

function Pair({ label, value }: { label: string | undefined; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
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
