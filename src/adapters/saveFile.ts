/** Milliseconds for which the object URL is kept: some browsers read it only after the click. */
const kept = 60_000

/** Saves a file as a download, through a temporary link. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = safeFileName(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), kept)
}

/** Maximum bytes of a name in common file systems, less what may be prefixed. */
const longest = 250
/** Invisible characters and direction overrides; the joiners of Persian and of emoji stay. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i

/** A name that is valid on every system, contains no path, hides nothing and reads as it is. */
export function safeFileName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,16})?$/s.exec(
    name.replace(unseen, '').replace(/[<>:"/\\|?*]/g, '_'),
  ) ?? ['', name]
  // Drops the remainder of a character that is cut in two.
  const bytes = new TextEncoder().encode(stem).subarray(0, longest - extension.length)
  const text = new TextDecoder().decode(bytes, { stream: true }) + extension
  const trimmed = text.replace(/^[.\s]+|[.\s]+$/g, '')
  if (trimmed === '') return 'download'
  return device.test(trimmed) ? `_${trimmed}` : trimmed
}
