/** A reply that the browser keeps as a file of that name. */
export function attachedFile(
  name: string,
  type: string,
  content: Uint8Array<ArrayBuffer> | string,
): Response {
  return new Response(content, {
    headers: { 'Content-Type': type, 'Content-Disposition': disposition(name) },
  })
}

/** The name, and an ASCII version for old clients (RFC 6266): headers hold no other characters. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const coded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${coded}`}`
}
