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

/** The services available to the shell and to every kind. One runtime per page. */
export interface Runtime {
  readonly ports: Ports
  readonly settings: Settings
  readonly configuration: Configuration
  readonly kinds: Kinds
  readonly validators: Validators
  /** The route table; the check guarantees that it contains the screens of `settings`. */
  readonly routes: readonly RouteEntry[]
  readonly store: Store
  readonly call: Call
  /** Error toasts within 500 ms are merged into one (spec 1 §4). */
  toast(spec: ToastSpec): void
  /** Opens a path of the console. Default: adds a history entry. */
  navigate(path: string, options?: { readonly replace?: boolean }): void
  /**
   * Events between parts of the console (`useEvents.ts`). `login` is raised once per session, on the first
   * screen that opens for a signed-in user (spec 2 §4.1).
   */
  readonly events: EventTarget
  /** Called before the page reloads itself, to write typed text to the address. */
  readonly beforeReload: Set<() => void>
}

/** Validators of replies. */
interface Validators extends Omit<PageValidators, 'all'> {
  /**
   * All validators; undefined, after an error toast, if their chunk cannot be fetched. Await them before
   * sending a change, so that its outcome can always be reported.
   */
  all(): Promise<WireValidators | undefined>
}

export const RuntimeContext = createContext<Runtime | undefined>(undefined)

/** The runtime of the page. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext)
  if (!runtime) throw new Error('useRuntime is called outside of the runtime.')
  return runtime
}
