import { type Entities } from '../../../schemas/contract/jsonSchemas.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { holds, type SignedIn } from '../session/session.ts'
import { type SampleData } from './sampleData.ts'

/** The records of calls that have no handler. */
export interface Samples {
  readonly data: SampleData
  /** The lists that are described and have no handler, as the definitions are now. */
  readonly lists: () => Promise<readonly SampleList[]>
  /** These lists and all other records that a call without a handler shows. */
  readonly shown: () => Promise<readonly SampleList[]>
  /** Those of these lists into which screens import files of a type. */
  readonly importsTo: (type: string) => Promise<readonly SampleList[]>
}

/** A list of made-up records, or a single one. */
export interface SampleList {
  readonly entity: Entity
  readonly entities: Entities
  /** Resources of which one must be held; none: a session is enough. */
  readonly resources: readonly string[]
  /** True: it is the one record without a key of a path without parameters. Default: a list. */
  readonly isOne?: boolean
}

/** Whether a user holds what a list needs. */
export function mayRead({ resources }: SampleList, user: SignedIn): boolean {
  return resources.length === 0 || resources.some(resource => holds(user, resource))
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
  const size = ({ entity }: SampleList) => Object.keys(entity.fields).length
  return (await lists())
    .filter(list => mayRead(list, user) && fits(list.entity))
    .toSorted((one, other) => size(one) - size(other))[0]
}
