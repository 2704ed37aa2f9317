import { type ActionReply } from '../../../../schemas/wire/selection.ts'
import { inTransaction } from '../../database/rows.ts'
import { type Call, type CallRequest } from '../../server/call.ts'
import { type Actor } from '../documents.ts'

/** Base path of the area. */
export const base = '/api/cash-reconciliation'

/** What a call has done: the message for the user, and what else it answers. */
export type Done = string | (ActionReply & { readonly data?: unknown })

/**
 * A call that changes something, all of it or nothing: `read` takes the body apart before the transaction, `make` works in
 * it and gives the message.
 */
export function change<T>(
  method: 'POST' | 'PUT',
  path: string,
  access: Call['access'],
  read: (body: unknown) => T,
  make: (request: CallRequest, read: T, actor: Actor) => Done,
): Call {
  return {
    method,
    path: base + path,
    access,
    answer: async (request): Promise<ActionReply> => {
      const given = read(await request.body())
      const { store, user } = request
      const done = inTransaction(store.db, () => make(request, given, { by: user.name, at: store.moment() }))
      return typeof done === 'string' ? { success: true, message: done } : { success: true, ...done }
    },
  }
}

/** Of a call whose body says nothing. */
export const nothing = () => undefined

/** The version that the user saw, from the query; undefined: none was sent. */
export function versionOf({ query }: CallRequest): number | undefined {
  const text = query.get('version')
  return text !== null && /^[0-9]{1,9}$/.test(text) ? Number(text) : undefined
}
