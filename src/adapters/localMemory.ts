import { createMemory } from './memory.ts'

/** Storage of this origin that persists across reloads. */
export const localMemory = createMemory(() => window.localStorage)
