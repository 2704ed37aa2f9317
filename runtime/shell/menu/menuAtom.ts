import { atom } from 'jotai'
import { type MenuNode } from '../../../schemas/wire/menu.ts'

/** The menu of the server. Undefined: it has not arrived; null: it could not be loaded. */
export const menuAtom = atom<readonly MenuNode[] | null | undefined>(undefined)
