import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { holds, type SignedIn } from '../session/session.ts'

/**
 * Whether a type of record is an entity of the definitions whose calls need a resource: for the samples every record of it exists.
 * Throws a Refusal (403) without a resource of its calls.
 */
export async function isDescribedRecord(store: Store, type: string, user: SignedIn): Promise<boolean> {
  const { entities, calls } = await store.defined()
  if (!entities.has(type)) return false
  const own = [...calls.values()].filter(({ of, one, many }) => [of, one, many].includes(type))
  const resources = own.flatMap(({ resource }) => resource ?? [])
  if (resources.length === 0) return false
  if (!resources.some(resource => holds(user, resource)))
    throw new Refusal(403, `You don't have permission for ${type}.`)
  return true
}

/** The end of the refusal of any other type. */
export const noEntity = 'which is not an entity. A new screen must name an entity of its definitions.'
