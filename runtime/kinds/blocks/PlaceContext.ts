import { createContext } from 'react'

/** Title of the tab or panel that a block without a heading stands in; undefined: it stands in the screen itself. */
export const PlaceContext = createContext<string | undefined>(undefined)
