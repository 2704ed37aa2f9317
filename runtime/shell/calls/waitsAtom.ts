import { atom } from 'jotai'

/** A call that has had no reply for a while. */
export interface WaitingCall {
  /** True: it changes something, and its work may be done although nobody waits for its reply. */
  readonly changes: boolean
  readonly stop: () => void
}

/** Calls of which the user is told that they wait, the oldest first. */
export const waitsAtom = atom<readonly WaitingCall[]>([])
