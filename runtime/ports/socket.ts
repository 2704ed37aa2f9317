/** The live line to the server. */
export interface Socket {
  /**
   * Opens the line at a path below the base address and keeps it open: a line that is lost is tried again every 5 s (spec 1
   * §9), until it is closed. Rejects when what opens it cannot be fetched.
   */
  open(path: string, listener: SocketListener): Promise<SocketLine>
}

export interface SocketListener {
  /** The line is there, for the first time or again. */
  opened(): void
  /** The line is gone, or could not be had; called once until it is there again. */
  lost(): void
  /** What came; a text, unless the server is at fault. */
  heard(data: unknown): void
}

export interface SocketLine {
  /** What is said while the line is lost is not sent later. */
  say(text: string): void
  /** Gives a line up that is only seemingly there, and tries again at once: the listener hears `lost`, then `opened`. */
  renew(): void
  /** Ends the line for good; the listener hears nothing more. */
  close(): void
}
