import { isOpenApi } from '../../contract/readOpenApi.ts'
import { type CheckResult } from '../inspection.ts'
import { type Ask, asking } from './askServer.ts'
import { usesOf } from './callUses.ts'
import { compareDocument } from './compareDocument.ts'
import { compareReplies } from './compareReplies.ts'
import { type Comparison } from './difference.ts'

/** Where servers publish their OpenAPI documents, below their address. */
const places = ['/openapi.json', '/api/openapi.json', '/v3/api-docs', '/swagger.json', '/api-docs']

interface Options {
  readonly address: string
  readonly token?: string | undefined
  /** True: the calls are sent even if there is a document. */
  readonly replies?: boolean
  /** Milliseconds to the last byte of a reply. */
  readonly patience?: number
}

/**
 * Compares a running API with the contract: by the OpenAPI document that it publishes, else by the replies of the calls that
 * change nothing. Nothing else is sent.
 */
export async function checkServer(
  { address, token, replies = false, patience }: Options,
  { definitions, vocabulary }: Pick<CheckResult, 'definitions' | 'vocabulary'>,
): Promise<Comparison> {
  const uses = usesOf(
    definitions.map(({ screen }) => screen),
    vocabulary,
  )
  const ask = asking(address, token, patience === undefined ? {} : { patience })
  const published = replies ? undefined : await findDocument(ask)
  return published
    ? compareDocument(published.document, published.place, vocabulary, uses)
    : compareReplies(ask, vocabulary, uses)
}

async function findDocument(
  ask: Ask,
): Promise<{ readonly document: Readonly<Record<string, unknown>>; readonly place: string } | undefined> {
  for (const place of places) {
    const reply = await ask('GET', place)
    // No server answers: the other places need not be tried.
    if (reply.status === undefined) return undefined
    if (reply.status === 200 && 'body' in reply && isOpenApi(reply.body))
      return { document: reply.body, place }
  }
  return undefined
}
