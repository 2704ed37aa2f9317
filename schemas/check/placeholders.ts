/** Names of the `{placeholders}` of a text, in their order. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
}

/** A path whose parameters are written as other programs do, `:id`, with those of the language: it is told of once. */
export function withBraces(path: string): string {
  return path.replaceAll(/(?<=\/):([A-Za-z]\w*)/g, '{$1}')
}
