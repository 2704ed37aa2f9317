/** Settings with a limit above which a second person is needed. */
export interface LimitedSettings {
  readonly approvalLimit: number
  /** Who has set the limit last, and is not covered by it; null: nobody, it is as the settings begin. */
  readonly limitBy: string | null
}

/** The settings as they are kept, with who has set their limit: whoever changes one of the words that make it. */
export function withLimitBy<T extends object>(
  settings: T,
  before: LimitedSettings & T,
  by: string,
  words: readonly (keyof T)[],
): T & { readonly limitBy: string | null } {
  const changes = words.some(word => settings[word] !== before[word])
  return { ...settings, limitBy: changes ? by : before.limitBy }
}
