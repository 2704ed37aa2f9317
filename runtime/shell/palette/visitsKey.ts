/** Where the visits of a user are kept: what somebody else has opened is nobody's business. */
export function visitsKey(user: string): string {
  return `console.visits:${user}`
}
