import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { type InvalidNames } from '../resolve/invalidNames.ts'
import { type Vocabulary } from '../resolve/vocabulary.ts'

/** What the checks of entities and calls need from each other's files. */
export interface Around {
  readonly vocabulary: Vocabulary
  readonly invalidNames: InvalidNames
  /** Names of screens that could not be read. */
  readonly unreadScreens: ReadonlySet<string | undefined>
}

/** Reports an unknown entity, unless it is defined with faults of its own. */
export function unknownEntity(
  file: string,
  pointer: string,
  name: string | undefined,
  { vocabulary: { entities }, invalidNames }: Around,
): Finding[] {
  if (name === undefined || entities.has(name) || invalidNames.unread || invalidNames.entities.has(name))
    return []
  return [finding(file, { pointer }, explain.entityUnknown(name, [...entities.keys()]))]
}
