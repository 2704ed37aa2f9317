/** Storage key of a user's visits: those of other users are private. */
export function visitsKey(user: string): string {
  return `console.visits:${user}`
}
