/** What the page asks of the browser beside drawing. */
export interface Browser {
  /** Full address of the page. */
  address(): string
  /** Leaves the console. The caller has checked the address. */
  leave(address: string): void
  reload(): void
  setTitle(title: string): void
  /** True on a phone. */
  isMobile(): boolean
  /** Gives a file to the user, as a download under this name. */
  save(content: Blob, name: string): void
  /**
   * Opens a popup and resolves with the query parameters of the address at which it came back to this origin;
   * undefined when the user closed it. Rejects when the browser refuses to open it.
   */
  popup(address: string): Promise<Readonly<Record<string, string>> | undefined>
  /** Remembered over reloads, per origin. A browser that refuses storage remembers nothing and never throws. */
  readonly memory: Memory
  /** Remembered until the tab is closed. */
  readonly tabMemory: Memory
}

export interface Memory {
  get(key: string): string | undefined
  /** False: it was not remembered, because the storage is refused or full. */
  set(key: string, value: string): boolean
  remove(key: string): void
}
