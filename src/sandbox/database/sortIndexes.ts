/** One index per sorted column: what the grid is narrowed to, the column, the key, and what filters are checked by. */
export function sortIndexes(
  table: string,
  scope: readonly string[],
  sorted: readonly string[],
  carried: readonly string[],
): string {
  return sorted
    .map(column => {
      const columns = [...new Set([...scope, column, 'id', ...carried])].join(', ')
      return `CREATE INDEX ${table}_${column} ON ${table} (${columns});`
    })
    .join('\n')
}
