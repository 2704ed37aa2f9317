/** A part of the script could not be fetched, as after a deployment that replaced it. */
export class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

/** Fetches a part of the script; rejects with `ChunkMissing`. */
export async function chunk<T>(fetchPart: () => Promise<T>): Promise<T> {
  try {
    return await fetchPart()
  } catch (cause) {
    throw new ChunkMissing('A part of the page could not be fetched.', { cause })
  }
}
