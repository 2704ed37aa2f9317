/** What a call takes and answers that counts the rows of a grid for its tabs. */
export const counting = { many: 'valueCount', body: { field: 'text', filter: 'json' } } as const
