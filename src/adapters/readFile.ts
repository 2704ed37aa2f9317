import { type ReceivedFile } from '../../runtime/ports/http.ts'
import { fileNameOf } from './fileNameOf.ts'

/** The body of a reply as a file, with the name that its header gives it. */
export async function readFile(response: Response): Promise<ReceivedFile> {
  return {
    content: await response.blob(),
    name: fileNameOf(response.headers.get('content-disposition') ?? ''),
  }
}
