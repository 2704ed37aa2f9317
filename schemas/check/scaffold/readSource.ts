import { readFile } from 'node:fs/promises'
import { isOpenApi } from '../../contract/readOpenApi.ts'

/** Reads an OpenAPI 3 document in JSON from a file or an address. Throws with a readable message. */
export async function readDocument(source: string): Promise<Readonly<Record<string, unknown>>> {
  const document = await readJson(source)
  if (!isOpenApi(document))
    throw new Error(
      `${source} is no OpenAPI document of version 3. One of version 2 or in YAML has to be converted first.`,
    )
  return document
}

/** Reads JSON from a file or an address. Throws with a readable message. */
export async function readJson(source: string): Promise<unknown> {
  const text = await readText(source)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${source} is no JSON.`)
  }
}

async function readText(source: string): Promise<string> {
  if (!/^https?:\/\//.test(source))
    return readFile(source, 'utf8').catch(() => {
      throw new Error(`${source} cannot be read.`)
    })
  const reply = await fetch(source, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  if (!reply?.ok) throw new Error(`${source} ${reply ? `answers ${reply.status}` : 'cannot be reached'}.`)
  return reply.text()
}
