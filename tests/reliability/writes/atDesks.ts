import { type Asked, type Outcome, type Tried } from '../faultKind.ts'
import { inLanes } from '../inLanes.ts'
import { inPlace } from '../inPlace.ts'
import { Desk } from './desk.ts'

/**
 * Tries the asked cases of a list at desks (`inLanes`). Cases of one subject are tried one after the other, because its screen
 * is open by then.
 */
export function atDesks<T>(
  { from, count }: Asked,
  list: readonly T[],
  subjectOf: (item: T) => string,
  tryOne: (desk: Desk, item: T, at: number) => Promise<Tried>,
): Promise<Outcome> {
  const asked = list.slice(from, from + count).map((item, index) => ({ item, at: from + index }))
  const groups = [...Map.groupBy(asked, ({ item }) => subjectOf(item)).values()]
  return inPlace(async place => {
    const failures = await inLanes(
      groups.map(cases => cases.map(one => [one])),
      {
        come: () => Desk.come(place),
        tryCases: (desk, [{ item, at }]) => tryOne(desk, item, at),
        named: ([{ item }]) => subjectOf(item),
      },
    )
    return { cases: asked.length, failures }
  })
}
