import { useMatches } from 'react-router'
import { type OpenedScreen } from './openedScreen.ts'

/** The screen that stands in the frame; undefined before the first one has opened. */
export function useOpenedScreen(): OpenedScreen | undefined {
  // The routes are made by `screenRoutes`: their loaders give an OpenedScreen.
  return useMatches().at(-1)?.loaderData as OpenedScreen | undefined
}
