/** Named without an import: who starts the thread loads nothing of what the thread loads. */
export type CheckResult = import('./checkDefinitions.ts').CheckResult
type Finding = import('./finding.ts').Finding

/** What the thread of a check is given: findings of files that an earlier thread did not get over. */
export interface Inspection {
  readonly root: string
  readonly unread: Unread
  /** Whether screens that are right are held to the standards of the console, too. */
  readonly standards?: boolean
  /** Whether the names in the definitions are wanted, for editors. */
  readonly names?: boolean
}

export type Unread = Map<string, Finding>

/** What the thread says; `reading` none: every file has been read. */
export type Told =
  | { readonly reading: string | undefined }
  | { readonly logged: string }
  | { readonly result: CheckResult }

/** What a thread ends with that waits for what never comes: as Node does for the top of a module. */
export const unsettled = 13
