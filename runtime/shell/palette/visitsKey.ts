/** Where the visits of a user are kept: visits of other users are private. */
export function visitsKey(user: string): string {
  return `console.visits:${user}`
}
