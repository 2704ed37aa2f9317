/** The live connection to the server. */
export interface Socket {
  /**
   * Opens a connection at a path below the base address and reconnects every 5 s (spec 1 §9) until it is
   * closed. Rejects if its chunk cannot be fetched.
   */
  open(path: string, listener: SocketListener): Promise<SocketLine>
}

export interface SocketListener {
  /** Connected or reconnected. */
  opened(): void
  /** Disconnected or failed to connect; called once until it is connected again. */
  lost(): void
  /** A message; text, unless the server is faulty. */
  heard(data: unknown): void
}

export interface SocketLine {
  /** Messages sent while disconnected are dropped. */
  say(text: string): void
  /** Drops a connection that seems dead and reconnects at once: the listener gets `lost`, then `opened`. */
  renew(): void
  /** Closes the connection for good; the listener is not called again. */
  close(): void
}
