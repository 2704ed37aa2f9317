/** Browser functions other than rendering. */
export interface Browser {
  /** Full address of the page. */
  address(): string
  /** Leaves the console. The caller must have checked the address. */
  leave(address: string): void
  reload(): void
  setTitle(title: string): void
  /** True on a phone. */
  isMobile(): boolean
  /** Saves a file as a download under this name. */
  save(content: Blob, name: string): void
  /**
   * Opens a popup and resolves with the query parameters of the address at which it returned to this origin;
   * undefined if the user closed it. Rejects if the browser blocks it.
   */
  popup(address: string): Promise<Readonly<Record<string, string>> | undefined>
  /** Persists across reloads, per origin. If storage is disabled it stores nothing and never throws. */
  readonly memory: Memory
  /** Persists until the tab is closed. */
  readonly tabMemory: Memory
}

export interface Memory {
  get(key: string): string | undefined
  /** False: not stored, because the storage is disabled or full. */
  set(key: string, value: string): boolean
  remove(key: string): void
}
