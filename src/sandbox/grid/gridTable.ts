/** What a field holds: how a filter's value is read, and how the value goes out. */
export type GridFieldType = 'text' | 'number' | 'money' | 'date'

/** One field of a grid. */
export interface GridField {
  /** Name of the column in a report. */
  readonly label: string
  /** Column or expression of the table. It is written into the SQL, so it comes from the code and never from a request. */
  readonly sql: string
  readonly type: GridFieldType
  /**
   * How the column holds the value where that is not as it goes out: as its place in a list that is in the order of bytes,
   * or, for a date, as seconds since 1970.
   */
  readonly stored?: { readonly places: readonly string[] } | 'seconds'
  /** True: the same in every row, so that a sort by it has no effect. */
  readonly constant?: boolean
  /** True: part of the index of every sorted column, so that its filter needs no lookup of the row. */
  readonly carried?: boolean
}

/** A grid call as a table definition: `gridQuery` makes the SQL of it. */
export interface GridTable {
  /** The table, or a query in brackets with a name. */
  readonly table: string
  /** The tables behind a query, whose changes change its rows. Absent: the table itself. */
  readonly reads?: readonly string[]
  /** SQL that every row fulfils, by the first columns of every index. Absent: the grid shows the whole table. */
  readonly scope?: string
  /** The key of the table; it ends every sort, so that no row shows on two pages. */
  readonly key: string
  /** Every field that may be shown, filtered and sorted. */
  readonly fields: Readonly<Record<string, GridField>>
  /** Sort when the request has none: a field and its direction. */
  readonly sort: readonly [field: string, order: 'asc' | 'desc']
}
