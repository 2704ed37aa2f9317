import { type ReceivedFile } from '../../runtime/ports/http.ts'

/** The body of a reply as a file, with the name of its header. */
export async function readFile(response: Response): Promise<ReceivedFile> {
  return {
    content: await response.blob(),
    name: fileNameOf(response.headers.get('content-disposition') ?? ''),
  }
}

/** File name in a Content-Disposition header (RFC 6266), without any path; undefined if it has none. */
export function fileNameOf(disposition: string): string | undefined {
  const extended = /;\s*filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(disposition)?.[1]
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1')
  const plain = /;\s*filename\s*=\s*([^";\s]+)/i.exec(disposition)?.[1]
  const name = (decoded(extended) ?? quoted ?? plain)?.split(/[\\/]/).at(-1)
  return name === '' ? undefined : name
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
