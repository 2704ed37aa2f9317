/** What a call takes and answers that totals all rows of a grid. */
export const totalling = { many: 'columnTotal', body: { fields: 'list', filter: 'json' } } as const
