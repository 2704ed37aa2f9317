import { type Asked, type Failure, type Outcome, type Tried } from '../faultKind.ts'
import { inPlace, lanes } from '../inPlace.ts'
import { Desk } from './desk.ts'

/**
 * Tries the asked cases of a list, `lanes` at a time, each lane at a desk of its own. Cases of one subject are tried one after
 * the other, because its screen is open by then; a case that fails leaves its desk to nobody.
 */
export function atDesks<T>(
  { from, count }: Asked,
  list: readonly T[],
  subjectOf: (item: T) => string,
  tryOne: (desk: Desk, item: T, at: number) => Promise<Tried>,
): Promise<Outcome> {
  const asked = list.slice(from, from + count).map((item, index) => ({ item, at: from + index }))
  const waiting = [...Map.groupBy(asked, ({ item }) => subjectOf(item)).values()]
  const failures: Failure[] = []
  return inPlace(async place => {
    const lane = async () => {
      let desk: Desk | undefined
      for (let cases = waiting.shift(); cases; cases = waiting.shift())
        for (const { item, at } of cases) {
          desk ??= await Desk.come(place)
          desk.visitor.problems.length = 0
          const { input, problem } = await tryOne(desk, item, at).catch((error: unknown) => ({
            input: subjectOf(item),
            problem: error instanceof Error ? error.message : String(error),
          }))
          const problems = [...(problem === undefined ? [] : [problem]), ...desk.visitor.problems.splice(0)]
          if (problems.length === 0) continue
          failures.push({ at, input, problem: problems.join('\n') })
          await desk.leave()
          desk = undefined
        }
      await desk?.leave()
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return { cases: asked.length, failures: failures.sort((one, other) => one.at - other.at) }
  })
}
