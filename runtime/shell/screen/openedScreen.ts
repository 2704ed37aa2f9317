import { useMatches } from 'react-router'
import { type RouteEntry } from '../../../schemas/index.ts'
import { type OpenScreen } from './ScreenContext.tsx'

/** What a screen's loader hands to the page. */
export interface OpenedScreen extends Omit<OpenScreen, 'renew' | 'left'> {
  /** The entry that is shown: not-found for an address that leads nowhere. */
  readonly entry: RouteEntry
  /** Differs from opening to opening, so that a screen that is opened again starts over. */
  readonly opening: number
}

/** The screen that stands in the frame; undefined before the first one has opened. */
export function useOpenedScreen(): OpenedScreen | undefined {
  // The routes are made by `screenRoutes`: their loaders give an OpenedScreen.
  return useMatches().at(-1)?.loaderData as OpenedScreen | undefined
}
