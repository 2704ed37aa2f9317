/** Texts of tiles. The specification defines none. */
export const tileMessages = {
  none: 'Nothing waiting',
  oldest: (age: string) => `Oldest ${age}`,
  overdue: (count: string) => `${count} overdue`,
  waiting: 'waiting',
  failed: 'Not available',
} as const
