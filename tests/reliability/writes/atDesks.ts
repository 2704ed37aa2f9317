import { type Asked, type Outcome, type Tried } from '../faultKind.ts'
import { type Batch, inLanes } from '../inLanes.ts'
import { inPlace } from '../inPlace.ts'
import { Desk } from './desk.ts'

/**
 * Tries the asked cases of a list at desks (`inLanes`). Cases of one subject are tried one after the other, because its screen
 * is open by then. Those that change something come after all others, which read what is there.
 */
export function atDesks<T>(
  { from, count }: Asked,
  list: readonly T[],
  subjectOf: (item: T) => string,
  tryOne: (desk: Desk, item: T, at: number) => Promise<Tried>,
  changes: (item: T) => boolean = () => true,
): Promise<Outcome> {
  const asked = list.slice(from, from + count).map((item, index) => ({ item, at: from + index }))
  return inPlace(async place => {
    const tryThose = (cases: typeof asked) => {
      const groups = [...Map.groupBy(cases, ({ item }) => subjectOf(item)).values()]
      return inLanes(
        groups.map(group => group.map((one): Batch<(typeof asked)[number]> => [one])),
        {
          come: () => Desk.come(place),
          tryCases: (desk, [{ item, at }]) => tryOne(desk, item, at),
          named: ([{ item }]) => subjectOf(item),
        },
      )
    }
    const read = await tryThose(asked.filter(({ item }) => !changes(item)))
    const changed = await tryThose(asked.filter(({ item }) => changes(item)))
    return { cases: asked.length, failures: [...read, ...changed] }
  })
}
