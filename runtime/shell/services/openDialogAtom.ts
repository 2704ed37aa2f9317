import { atom } from 'jotai'

/** The windows that belong to the console and not to a screen. */
export type Service = 'messages' | 'palette' | 'shortcuts'

/** The one that is open, or is to open as soon as it has been fetched. */
export const openDialogAtom = atom<Service | undefined>(undefined)
