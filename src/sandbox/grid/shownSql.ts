import { type GridField } from './gridTable.ts'

/** The SQL of a field's value as it goes out; amounts stay cents. */
export function shownSql({ sql, stored }: GridField): string {
  if (stored === undefined) return sql
  if (stored === 'seconds') return `datetime(${sql}, 'unixepoch')`
  const cases = stored.places.map((text, place) => `WHEN ${place} THEN '${text.replaceAll("'", "''")}'`)
  return `CASE ${sql} ${cases.join(' ')} END`
}
