/** Names of the `{placeholders}` of a text, in their order. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
}

/** A path with `:id` written as `{id}`. The check reports the colons once, elsewhere. */
export function withBraces(path: string): string {
  return path.replaceAll(/(?<=\/):([A-Za-z]\w*)/g, '{$1}')
}
