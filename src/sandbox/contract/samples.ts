import { type Entities } from '../../../schemas/contract/jsonSchemas.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { holds, type SignedIn } from '../session/session.ts'
import { type SampleData } from './sampleData.ts'

/** The records of calls that have no handler. */
export interface Samples {
  readonly data: SampleData
  /** The lists that are described and have no handler, as the definitions are now. */
  readonly lists: () => Promise<readonly SampleList[]>
}

/** A list of made-up records. */
export interface SampleList {
  readonly entity: Entity
  readonly entities: Entities
  /** Resources of which one must be held; none: a session is enough. */
  readonly resources: readonly string[]
}

/**
 * The list with the fewest fields among those that fit and that the user may see: exports and imports name a type that
 * means nothing to the sandbox, so the list is found by its fields. Undefined: there is none.
 */
export async function findList(
  { lists }: Samples,
  user: SignedIn,
  fits: (entity: Entity) => boolean,
): Promise<SampleList | undefined> {
  const isOpen = ({ resources }: SampleList) =>
    resources.length === 0 || resources.some(resource => holds(user, resource))
  const size = ({ entity }: SampleList) => Object.keys(entity.fields).length
  return (await lists())
    .filter(list => isOpen(list) && fits(list.entity))
    .toSorted((one, other) => size(one) - size(other))[0]
}
