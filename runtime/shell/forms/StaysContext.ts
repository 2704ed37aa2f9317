import { createContext } from 'react'

/** Whether what stands here is still shown when that is the query: a tab leaves the page as it is and its content goes. */
export type Stays = (query: URLSearchParams) => boolean

export const StaysContext = createContext<Stays>(() => true)
