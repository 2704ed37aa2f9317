/** Milliseconds for which the content stays at its address: some browsers begin to read it only after the click. */
const kept = 60_000

/** Gives a file to the user through a link of its own, as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = safeFileName(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), kept)
}

/** Bytes that file systems take, less what may still be put in front. */
const longest = 250
/** What is not seen, and what turns the direction of the text; the joiners of Persian and of emoji stay. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i

/** The name as every system takes it, so that it leads to no other folder, hides nothing and reads as it is. */
export function safeFileName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,16})?$/s.exec(
    name.replace(unseen, '').replace(/[<>:"/\\|?*]/g, '_'),
  ) ?? ['', name]
  // What is left of a character that is cut in two is not given.
  const bytes = new TextEncoder().encode(stem).subarray(0, longest - extension.length)
  const text = new TextDecoder().decode(bytes, { stream: true }) + extension
  const trimmed = text.replace(/^[.\s]+|[.\s]+$/g, '')
  if (trimmed === '') return 'download'
  return device.test(trimmed) ? `_${trimmed}` : trimmed
}
