/** The session token in its cookie, whose name comes from the configuration and whose domain from the base host. */
export interface Session {
  /** Undefined: no user is signed in. */
  token(): string | undefined
  open(token: string): void
  /** Removes the session cookie and the session-token cookie, for this host and every domain above it. */
  close(): void
}
