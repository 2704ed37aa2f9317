/**
 * The text of a file: UTF-8, with or without its mark, or UTF-16, which spreadsheets write, by its mark or by its pattern
 * of zero bytes. Undefined when it is neither: a picture, an archive, text of an older encoding.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // The header is ASCII, of which every second byte is zero in UTF-16.
  if (bytes.length % 2 === 0 && first !== 0 && second === 0) return 'utf-16le'
  if (bytes.length % 2 === 0 && first === 0 && second !== 0) return 'utf-16be'
  return 'utf-8'
}
