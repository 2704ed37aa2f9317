import { type Load } from '../../schemas/index.ts'

/** A list of choices of spec 2 §7.3: its failure is told, and the screen goes on without choices (§8). */
export const choicesOf = (path: string): Load => ({
  get: `/api/cash-reconciliation/${path}`,
  select: 'data',
  onError: { toast: 'server', value: [] },
})

/** What the two steps of a reconciliation load first and cannot go on without (spec 2 §4.3). */
export const neededFor = (path: string, select: string, record?: string): Load => ({
  get: `/api/cash-reconciliation/${path}`,
  select,
  ...(record === undefined ? {} : { record }),
  first: true,
  onError: { toast: 'server', go: 'error' },
})
