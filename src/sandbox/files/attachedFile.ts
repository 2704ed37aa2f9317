/** A reply that the browser keeps as a file of that name. */
export function attachedFile(
  name: string,
  type: string,
  content: Uint8Array<ArrayBuffer> | string,
): Response {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
  return new Response(content, { headers })
}
