import { type Entities } from '../../../schemas/contract/jsonSchemas.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
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
