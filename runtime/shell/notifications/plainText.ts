const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** The words of a message that may hold HTML; its tags are left out, nothing of it is ever drawn as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (characters[(name ?? '').toLowerCase()] ?? whole)
        : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim()
}
