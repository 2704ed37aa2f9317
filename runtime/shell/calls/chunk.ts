/** A part of the script could not be fetched, as after a deployment that replaced it. */
export class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

/**
 * Whether an error says that a part of the script is gone: ours, or the browser's own, in the words of Chromium, Firefox
 * and Safari, from a component that fetches a part of itself.
 */
export function isChunkMissing(error: unknown): boolean {
  if (error instanceof ChunkMissing) return true
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
}

/** Fetches a part of the script; rejects with `ChunkMissing`. */
export async function chunk<T>(fetchPart: () => Promise<T>): Promise<T> {
  try {
    return await fetchPart()
  } catch (cause) {
    throw new ChunkMissing('Part of the page could not be loaded.', { cause })
  }
}
