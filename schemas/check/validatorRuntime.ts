/** Length of a text in code points, as JSON Schema counts it: a surrogate pair is one. */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** Whether two JSON values are the same, whatever the order of keys. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && equal(value, others.get(key)))
  )
}
