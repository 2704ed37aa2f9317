import { createContext } from 'react'

/** Id of the record whose fields are the cells of a line; undefined: they are drawn as a group. */
export const RowContext = createContext<string | undefined>(undefined)
