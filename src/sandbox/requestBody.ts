import { Refusal } from './refusal.ts'

/** The body as JSON. Rejects with a Refusal: 400 when it is none, 413 when it has more bytes. */
export async function jsonOf(request: Request, largest: number): Promise<unknown> {
  const text = await textOf(request, largest)
  try {
    const data: unknown = JSON.parse(text)
    return data
  } catch {
    throw new Refusal(400, 'The body is no JSON.')
  }
}

/** The body as text. Rejects with a Refusal: 413 when it has more bytes. */
export async function textOf(request: Request, largest: number): Promise<string> {
  return new TextDecoder().decode(await bytesOf(request, largest))
}

/** The body as a multipart form. Rejects with a Refusal: 400 when it is none, 413 when it has more bytes. */
export async function formOf(request: Request, largest: number): Promise<FormData> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  if (!headers['content-type'].startsWith('multipart/form-data'))
    throw new Refusal(400, 'The body is no multipart form.')
  const bytes = await bytesOf(request, largest)
  try {
    return await new Response(bytes, { headers }).formData()
  } catch {
    throw new Refusal(400, 'The multipart form is cut off or malformed.')
  }
}

/** No more than the limit is ever held: what its header announces too large is not read at all. */
async function bytesOf(request: Request, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, `The request is larger than ${shownSize(largest)}.`)
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > largest) throw tooLarge
      chunks.push(chunk)
    }
  } catch (error) {
    // Whoever goes away in the middle of a request is no failure of the server, which would be written down.
    throw error === tooLarge ? error : new Refusal(400, 'The body breaks off.')
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function shownSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`
}
