// Import types, because an ambient module cannot import from a relative path: the names would quietly be `any`.

declare module 'virtual:screens' {
  type RouteEntry = import('../routes.ts').RouteEntry

  /** Every screen of the console, in the order of the files. */
  export const routes: readonly RouteEntry[]
  /**
   * Calls the listener with the whole table whenever definitions were saved, added or deleted; `definition()` of an entry
   * then gives the saved one. Returns what ends it. Does nothing in a production build.
   */
  export function onDefinitionsChanged(listener: (routes: readonly RouteEntry[]) => void): () => void
}

declare module 'virtual:wire/configuration' {
  export const validate: import('../wire/validators.ts').WireValidators['configuration']
}

declare module 'virtual:wire/configurationProblems' {
  /** `errors`: what it found last; null or absent when it accepted. */
  export const validate: import('../wire/validators.ts').WireValidators['configuration'] & {
    readonly errors?: readonly import('../wire/configurationFault.ts').ConfigurationFault[] | null
  }
}

declare module 'virtual:wire' {
  type WireValidators = import('../wire/validators.ts').WireValidators

  export const configuration: WireValidators['configuration']
  export const socketMessage: WireValidators['socketMessage']
}
