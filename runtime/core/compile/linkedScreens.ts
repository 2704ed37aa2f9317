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
      else if (key === 'to' && Array.isArray(value)) for (const target of value) collectTarget(target, names)
      else collect(value, names)
    }
}

/** One of several targets of a link. */
function collectTarget(target: unknown, names: Set<string>): void {
  if (
    typeof target === 'object' &&
    target !== null &&
    'screen' in target &&
    typeof target.screen === 'string'
  )
    names.add(target.screen)
}
