import { createContext, use } from 'react'
import { type FormValidators, type RouteEntry } from '../../../schemas/index.ts'
import { type CompiledScreen } from '../../core/compile/compiled.ts'
import { type Lazy } from '../calls/lazy.ts'

/** What was asked for when a failure or a refusal has led to another screen. */
export interface AskedFor {
  /** Path and query. */
  readonly address: string
  readonly entry: RouteEntry
  readonly params: Readonly<Record<string, string>>
  /** Name of the nearest screen above it whose address does not name the missing record; empty without one. */
  readonly parent: string
  /** The record that is missing, as its load calls it; empty: none is, or it has no name. */
  readonly record: string
}

/** The open screen, and what it was opened with. */
export interface OpenScreen {
  readonly screen: CompiledScreen
  /** Values of the path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** Values of the query parameters that the screen declares; empty text when absent in the address. */
  readonly query: Readonly<Record<string, string>>
  /** Value of every load, or what its `onError` says. */
  readonly loads: Readonly<Record<string, unknown>>
  /** On a screen that tells of a failure: what was asked for, if it is known. */
  readonly asked?: AskedFor | undefined
  /** The validators of its forms; undefined: it has none. Already there when a form stands in the body of the screen. */
  readonly forms?: Lazy<FormValidators> | undefined
  /** It is what a panel shows: what changes there may change what stands beside the panel. */
  readonly inPanel?: true
  /** Draws the screen with other values of its loads, and its grids ask again; what is typed in it stays. */
  renew(loads: Readonly<Record<string, unknown>>): void
  /** Aborted when the screen is left, or opened again: replies that are still on their way are dropped. */
  readonly left: AbortSignal
}

export const ScreenContext = createContext<OpenScreen | undefined>(undefined)

/** The screen around the caller. */
export function useScreen(): OpenScreen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('useScreen is called outside of a screen.')
  return screen
}
