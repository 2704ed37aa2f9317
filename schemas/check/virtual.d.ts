// Import types, because an ambient module cannot import from a relative path: the names would quietly be `any`.

declare module 'virtual:screens' {
  type RouteEntry = import('../routes.ts').RouteEntry

  /** Every screen of the console, in the order of the files. */
  export const routes: readonly RouteEntry[]
  /**
   * Calls the listener with the new table after definitions were saved, added or deleted; `definition()` of
   * its entries resolves with the saved ones. Returns the unsubscribe function. No effect in production.
   */
  export function onDefinitionsChanged(listener: (routes: readonly RouteEntry[]) => void): () => void
}

declare module 'virtual:wire/configuration' {
  export const validate: import('../wire/validators.ts').WireValidators['configuration']
}

declare module 'virtual:wire/configurationProblems' {
  /** `errors`: those of the last call; null or absent when valid. */
  export const validate: import('../wire/validators.ts').WireValidators['configuration'] & {
    readonly errors?: readonly import('../wire/configurationFault.ts').ConfigurationFault[] | null
  }
}

declare module 'virtual:wire' {
  type WireValidators = import('../wire/validators.ts').WireValidators

  export const configuration: WireValidators['configuration']
  export const socketMessage: WireValidators['socketMessage']
}
