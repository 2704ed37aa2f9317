import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { type Gaps } from '../resolve/gaps.ts'
import { type Vocabulary } from '../resolve/vocabulary.ts'

/** What the checks of entities and calls need from each other's files. */
export interface Around {
  readonly vocabulary: Vocabulary
  readonly gaps: Gaps
  /** Names of screens that could not be read. */
  readonly unreadScreens: ReadonlySet<string | undefined>
}

/** Reports an unknown entity, unless it is defined with faults of its own. */
export function unknownEntity(
  file: string,
  pointer: string,
  name: string | undefined,
  { vocabulary: { entities }, gaps }: Around,
): Finding[] {
  if (name === undefined || entities.has(name) || gaps.unread || gaps.entities.has(name)) return []
  return [finding(file, { pointer }, explain.entityUnknown(name, [...entities.keys()]))]
}
