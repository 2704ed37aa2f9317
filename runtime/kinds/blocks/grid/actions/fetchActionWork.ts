import { chunk } from '../../../../shell/calls/lazy.ts'

/** Fetches what an action needs from the first click on; rejects with `ChunkMissing`. */
export const fetchActionWork = () => chunk(() => import('./actionWork.ts'))
