import { type FormValidators } from './formValidator.ts'
import { type Access } from './language/access.ts'
import { type BlockKind } from './language/block.ts'
import { type Parameter } from './language/path.ts'
import { type Screen } from './language/screen.ts'

/**
 * What the router and the guard must know of a screen before its definition has arrived: one entry of the route table,
 * which the build writes from all definitions. The rest of the definition is a chunk of its own.
 */
export interface RouteEntry {
  readonly name: string
  readonly path: string
  /** Empty: the application name is the title. */
  readonly title: string
  /** Empty: the home screen is the parent. */
  readonly parent: string
  readonly access?: Access
  readonly params?: Readonly<Record<string, Parameter>>
  readonly redirect?: NonNullable<Screen['redirect']>
  /** True: it redirects only where no check of it holds. Absent: at once. */
  readonly checks?: true
  /** Absent: `console`. */
  readonly frame?: 'bare' | 'public'
  /** Kinds of its blocks, each once: fetched in parallel with the definition. Absent: none is known. */
  readonly blocks?: readonly BlockKind[]
  /** True: its list has actions on rows, so that it ranks before read-only lists. Absent: none. */
  readonly acts?: true
  /** Fetches the definition. Rejects when its chunk is gone, as it is after a deployment. */
  readonly definition: () => Promise<Screen>
  /**
   * Fetches the validators of its forms, a separate chunk, so that rows do not wait for them. Absent, or
   * resolved without any: it has no form. Rejects as `definition` does.
   */
  readonly forms?: () => Promise<FormValidators>
}
