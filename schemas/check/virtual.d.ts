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

declare module 'virtual:wire/gridReply' {
  export const validate: import('../wire/validators.ts').WireValidators['gridReply']
}

declare module 'virtual:wire/resourceList' {
  export const validate: import('../wire/validators.ts').WireValidators['resourceList']
}

declare module 'virtual:wire' {
  type WireValidators = import('../wire/validators.ts').WireValidators

  export const aclPermission: WireValidators['aclPermission']
  export const actionReply: WireValidators['actionReply']
  export const authenticateState: WireValidators['authenticateState']
  export const commentCount: WireValidators['commentCount']
  export const commentReply: WireValidators['commentReply']
  export const comments: WireValidators['comments']
  export const configuration: WireValidators['configuration']
  export const failure: WireValidators['failure']
  export const fieldErrors: WireValidators['fieldErrors']
  export const gridReply: WireValidators['gridReply']
  export const massImport: WireValidators['massImport']
  export const menu: WireValidators['menu']
  export const notifications: WireValidators['notifications']
  export const orderSearch: WireValidators['orderSearch']
  export const profile: WireValidators['profile']
  export const report: WireValidators['report']
  export const resourceList: WireValidators['resourceList']
  export const ruleEntity: WireValidators['ruleEntity']
  export const ruleErrors: WireValidators['ruleErrors']
  export const ruleRun: WireValidators['ruleRun']
  export const ruleTree: WireValidators['ruleTree']
  export const ruleValues: WireValidators['ruleValues']
  export const savedFilters: WireValidators['savedFilters']
  export const socketMessage: WireValidators['socketMessage']
  export const timeline: WireValidators['timeline']
  export const token: WireValidators['token']
}
