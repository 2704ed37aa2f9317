import { Refusal } from './refusal.ts'

/** The body of a request, read once, when it is first asked for. */
export interface RequestBody {
  /** As `jsonOf`. */
  json(): Promise<unknown>
  /** As a multipart form. Rejects with a Refusal: 400 when it is not a form, 413 when it has more bytes. */
  form(): Promise<FormData>
  /** Resolves when all of it has come, or was refused. */
  arrived(): Promise<void>
  /** What it says, in bytes: the same for the same form, whose boundaries differ each time. */
  parts(): Promise<readonly Uint8Array[]>
}

export function bodyOf(request: Request, largest: number): RequestBody {
  let read: Promise<Uint8Array<ArrayBuffer>> | undefined
  const bytes = () => {
    read ??= bytesOf(request, largest)
    return read
  }
  const contentType = request.headers.get('content-type') ?? ''
  const isForm = contentType.startsWith('multipart/form-data')
  const form = async () => {
    if (!isForm) throw new Refusal(400, 'The body is not a multipart form.')
    return formIn(await bytes(), contentType)
  }
  return {
    json: async () => jsonIn(new TextDecoder().decode(await bytes())),
    form,
    arrived: () =>
      bytes().then(
        () => undefined,
        () => undefined,
      ),
    parts: async () => (isForm ? partsOf(await form()) : [await bytes()]),
  }
}

/** The body as JSON. Rejects with a Refusal: 400 when it is not JSON, 413 when it has more bytes. */
export async function jsonOf(request: Request, largest: number): Promise<unknown> {
  return jsonIn(await textOf(request, largest))
}

function jsonIn(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    return data
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}

/** The body as text. Rejects with a Refusal: 413 when it has more bytes. */
export async function textOf(request: Request, largest: number): Promise<string> {
  return new TextDecoder().decode(await bytesOf(request, largest))
}

async function formIn(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new Refusal(400, 'The multipart form is cut off or malformed.')
  }
}

async function partsOf(form: FormData): Promise<Uint8Array[]> {
  const text = (value: string) => new TextEncoder().encode(value)
  const parts = [...form].map(async ([name, value]) =>
    typeof value === 'string'
      ? [text(name), text(value)]
      : [text(name), text(value.name), await value.bytes()],
  )
  return (await Promise.all(parts)).flat()
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
    // A client that disconnects during a request is not a server error to be logged.
    throw error === tooLarge ? error : new Refusal(400, 'The body is incomplete.')
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function shownSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`
}
