/** Settings with a limit above which a second person is needed. */
export interface LimitedSettings {
  readonly approvalLimit: number
  /** Who set the limit last, and is therefore not exempt below it; null: it is the default. */
  readonly limitBy: string | null
}

/** The settings to store: who changes one of `words`, which make the limit, becomes `limitBy`. */
export function withLimitBy<T extends object>(
  settings: T,
  before: LimitedSettings & T,
  by: string,
  words: readonly (keyof T)[],
): T & { readonly limitBy: string | null } {
  const changes = words.some(word => settings[word] !== before[word])
  return { ...settings, limitBy: changes ? by : before.limitBy }
}
