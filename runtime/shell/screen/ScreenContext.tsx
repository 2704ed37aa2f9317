import { createContext, use } from 'react'
import { type FormValidators, type RouteEntry } from '../../../schemas/index.ts'
import { type CompiledScreen } from '../../core/compile/compiled.ts'
import { type Lazy } from '../calls/lazy.ts'

/** The requested screen when a failure or refusal has opened another one. */
export interface RequestedAddress {
  /** Path and query. */
  readonly address: string
  readonly entry: RouteEntry
  readonly params: Readonly<Record<string, string>>
  /** Name of the nearest parent screen without the missing record in its address; empty: none. */
  readonly parent: string
  /** The missing record, as named by its load; empty: none is missing, or it has no name. */
  readonly record: string
}

/** The open screen and its data. */
export interface OpenScreen {
  readonly screen: CompiledScreen
  /** Values of the path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** Values of the query parameters that the screen declares; empty text when absent in the address. */
  readonly query: Readonly<Record<string, string>>
  /** Value of every load, or of its `onError`. */
  readonly loads: Readonly<Record<string, unknown>>
  /** When it opened, in milliseconds since 1970, UTC: periods up to today end on that day until it opens again. */
  readonly openedAt: number
  /** On a failure screen: the requested screen, if known. */
  readonly asked?: RequestedAddress | undefined
  /** The validators of its forms; undefined: no forms. Already loaded if the body contains a form. */
  readonly forms?: Lazy<FormValidators> | undefined
  /** It is shown in a panel: changes in it may affect the screen outside of the panel. */
  readonly inPanel?: true
  /** Renders the screen with other load values and reloads its grids; keeps typed text. */
  renew(loads: Readonly<Record<string, unknown>>): void
  /** Aborted when the screen is left or opened again: pending replies are dropped. */
  readonly left: AbortSignal
}

export const ScreenContext = createContext<OpenScreen | undefined>(undefined)

/** The screen of the calling component. */
export function useScreen(): OpenScreen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('useScreen is called outside of a screen.')
  return screen
}
