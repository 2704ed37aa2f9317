/** An import type: the code that starts the thread loads nothing of what the thread loads. */
export type CheckResult = import('./checkDefinitions.ts').CheckResult
type Finding = import('./finding.ts').Finding

/** The input of the thread; `unread` has findings of files that blocked an earlier thread. */
export interface Inspection {
  readonly root: string
  readonly unread: Unread
  /** Whether valid screens are also checked against the standards of the console. */
  readonly standards?: boolean
  /** Whether the names in the definitions are wanted, for editors. */
  readonly names?: boolean
  /** Whether the thread loads its own code alone and reads the definitions once it gets a message. Default: it reads at once. */
  readonly waits?: boolean
  /** What such a thread checks meanwhile, so that its code is compiled. */
  readonly known?: Pick<CheckResult, 'definitions' | 'vocabulary'>
}

export type Unread = Map<string, Finding>

/** A message of the thread; `reading` undefined: every file has been read. */
export type WorkerMessage =
  | { readonly reading: string | undefined }
  | { readonly logged: string }
  | { readonly result: CheckResult }

/** Exit code for a promise that never settles, as Node has for top-level await. */
export const unsettled = 13
