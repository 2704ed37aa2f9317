import { useMatches } from 'react-router'
import { type RouteEntry } from '../../../schemas/index.ts'
import { type OpenScreen } from './ScreenContext.tsx'

/** The result of a screen's loader. */
export interface OpenedScreen extends Omit<OpenScreen, 'renew' | 'left'> {
  /** The entry that is shown: not-found for an unknown address. */
  readonly entry: RouteEntry
  /** Unique per opening, so that a reopened screen starts over. */
  readonly opening: number
}

/** The screen shown in the frame; undefined before the first one has opened. */
export function useOpenedScreen(): OpenedScreen | undefined {
  // The routes come from `screenRoutes`: their loaders return an OpenedScreen.
  return useMatches().at(-1)?.loaderData as OpenedScreen | undefined
}
