/** A call as the dialect knows it. */
export interface CallPlace {
  readonly method: string
  readonly path: string
  /** The same for every call of one kind, whatever its ids; it decides how the server spells the reply. */
  readonly number: number
}

export function callPlace({ method, url }: Request): CallPlace {
  const path = new URL(url).pathname.replace(/\/+$/, '')
  return { method, path, number: numberOf(`${method} ${path.replaceAll(/\/[^/]*\d[^/]*/g, '/:id')}`) }
}

/** One of several spellings. Each `trait` is decided by itself, so that every combination of them occurs. */
export function pick<const T>(choices: readonly [T, ...T[]], { number }: CallPlace, trait: string): T {
  return choices[numberOf(`${number} ${trait}`) % choices.length] ?? choices[0]
}

/** FNV-1a, the last step mixed so that the low bits differ as well. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
