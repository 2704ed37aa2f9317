/** Names of the screens that a part of a definition links to (the values of `to`), each once. */
export function linkedScreens(part: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  collect(part, names)
  return names
}

function collect(part: unknown, names: Set<string>): void {
  if (Array.isArray(part)) for (const item of part) collect(item, names)
  else if (typeof part === 'object' && part !== null)
    for (const [key, value] of Object.entries(part)) {
      if (key === 'to' && typeof value === 'string') names.add(value)
      else collect(value, names)
    }
}
