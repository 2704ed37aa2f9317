/** Keys under which a definition writes what the user reads. */
const textKeys: ReadonlySet<string> = new Set([
  ...['title', 'label', 'heading', 'text', 'empty', 'help', 'placeholder', 'add', 'toast', 'yes', 'no'],
  ...['template', 'unit', 'header', 'list', 'single', 'record', 'message', 'disabledReason'],
])

/** Keys below which the same words name fields and free values. */
const freeKeys: ReadonlySet<string> = new Set([
  ...['keys', 'params', 'query', 'set', 'translations', 'value', 'because', 'assumes'],
])

/** Below them a list holds words of the language, and a single object the names of fields. */
const listKeys: ReadonlySet<string> = new Set(['fields', 'options', 'body'])

/** Whether a text below this key is read by the user. */
export function isTextKey(key: string): boolean {
  return textKeys.has(key)
}

/**
 * A copy of a part of a definition with every text that the user reads changed. `'server'` as a toast is not
 * such a text: it is replaced by the message of the server.
 */
export function mapTexts<T>(part: T, change: (text: string) => string): T
export function mapTexts(part: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(part)) return part.map(entry => mapTexts(entry, change))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, mapValue(key, value, change)]))
}

function mapValue(key: string, value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string')
    return isTextKey(key) && !(key === 'toast' && value === 'server') ? change(value) : value
  // A text for each field.
  if (isTextKey(key) && isOfTexts(value))
    return Object.fromEntries(Object.entries(value).map(([field, text]) => [field, change(text)]))
  if (freeKeys.has(key) || (listKeys.has(key) && !Array.isArray(value))) return value
  return mapTexts(value, change)
}

function isOfTexts(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(one => typeof one === 'string')
  )
}

/** Every text of a part of a definition that the user reads, each once. */
export function textsOf(part: unknown): ReadonlySet<string> {
  const texts = new Set<string>()
  mapTexts(part, text => {
    texts.add(text)
    return text
  })
  return texts
}
