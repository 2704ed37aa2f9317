import { atom } from 'jotai'

/** What the bell in the top bar shows; everything else about notifications arrives after the first rows. */
export interface Bell {
  readonly unread: number
  /** Whether news comes by itself. `none`: it is not known yet, or not meant to. */
  readonly line: 'none' | 'open' | 'lost'
}

export const silentBell: Bell = { unread: 0, line: 'none' }
export const bellAtom = atom(silentBell)
