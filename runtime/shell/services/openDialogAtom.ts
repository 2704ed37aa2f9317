import { atom } from 'jotai'

/** The windows of the console that belong to no screen. */
export type Service = 'messages' | 'palette' | 'shortcuts'

/** The open window, or the one to open once it is loaded. */
export const openDialogAtom = atom<Service | undefined>(undefined)
