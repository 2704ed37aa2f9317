import { createMemory } from './memory.ts'

/** What this origin remembers over reloads. */
export const localMemory = createMemory(() => window.localStorage)
