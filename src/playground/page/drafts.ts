import { localMemory } from '../../adapters/localMemory.ts'

/** A text that was typed and not taken into its file. */
export interface Draft {
  readonly text: string
  /** What the file said when the draft was begun. */
  readonly saved: string
}

const keyOf = (file: string) => `playground.draft:${file}`

/** The draft of a file; undefined when there is no draft. */
export function draftOf(file: string): Draft | undefined {
  try {
    const found: unknown = JSON.parse(localMemory.get(keyOf(file)) ?? '')
    if (typeof found !== 'object' || found === null || !('text' in found) || !('saved' in found))
      return undefined
    return { text: String(found.text), saved: String(found.saved) }
  } catch {
    return undefined
  }
}

/** Keeps a draft in this browser. False: the browser refuses, or has no room. */
export function keepDraft(file: string, draft: Draft): boolean {
  return localMemory.set(keyOf(file), JSON.stringify(draft))
}

export function dropDraft(file: string): void {
  localMemory.remove(keyOf(file))
}
