import { type Store } from 'jotai'
import { createContext, use } from 'react'
import { type RouteEntry } from '../../schemas/index.ts'
import { type Configuration } from '../../schemas/wire/configuration.ts'
import { type PageValidators, type WireValidators } from '../../schemas/wire/validators.ts'
import { type Settings } from '../core/settings.ts'
import { type ToastSpec } from '../core/toasts/merge.ts'
import { type Kinds } from '../kinds/kinds.ts'
import { type Ports } from '../ports/ports.ts'
import { type Call } from './calls/callReply.ts'

/** What every part of the shell and every kind may use. One runtime lives as long as the page. */
export interface Runtime {
  readonly ports: Ports
  readonly settings: Settings
  readonly configuration: Configuration
  readonly kinds: Kinds
  readonly validators: Validators
  /** The route table; the check has made sure that the screens of `settings` are in it. */
  readonly routes: readonly RouteEntry[]
  readonly store: Store
  readonly call: Call
  /** Error toasts that come within 500 ms are merged into one (spec 1 §4). */
  toast(spec: ToastSpec): void
  /** Opens a path of the console. Default: a step forward in the history. */
  navigate(path: string, options?: { readonly replace?: boolean }): void
  /**
   * By these the parts of the console tell one another of what has happened (`useEvents.ts`). `login` is raised once per
   * session, on the first screen that opened for a signed-in user (spec 2 §4.1).
   */
  readonly events: EventTarget
  /** Called before the page reloads itself, so that typed text reaches the address. */
  readonly beforeReload: Set<() => void>
}

/** Validators of replies. */
interface Validators extends Omit<PageValidators, 'all'> {
  /**
   * All of them; undefined when their part of the script is gone, which the user has been told. What writes asks for them
   * before it sends: what was sent must not be left without a word.
   */
  all(): Promise<WireValidators | undefined>
}

export const RuntimeContext = createContext<Runtime | undefined>(undefined)

/** The runtime that the page was started with. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext)
  if (!runtime) throw new Error('useRuntime is called outside of the runtime.')
  return runtime
}
