import { type Asked, type CaseResult, type Outcome } from '../faultKind.ts'
import { type Batch, runConcurrently } from '../runConcurrently.ts'
import { withEnvironment } from '../testEnvironment.ts'
import { WriteDriver } from './writeDriver.ts'

/**
 * Runs the requested cases of a list with write drivers (`runConcurrently`). Cases of one subject run one after the other, because
 * its screen is open by then. Cases that write run after all cases that only read.
 */
export function runWriteCases<T>(
  { from, count }: Asked,
  list: readonly T[],
  subjectOf: (item: T) => string,
  tryOne: (driver: WriteDriver, item: T, at: number) => Promise<CaseResult>,
  changes: (item: T) => boolean = () => true,
): Promise<Outcome> {
  const asked = list.slice(from, from + count).map((item, index) => ({ item, at: from + index }))
  return withEnvironment(async environment => {
    const runAll = (cases: typeof asked) => {
      const groups = [...Map.groupBy(cases, ({ item }) => subjectOf(item)).values()]
      return runConcurrently(
        groups.map(group => group.map((one): Batch<(typeof asked)[number]> => [one])),
        {
          open: () => WriteDriver.create(environment),
          run: (driver, [{ item, at }]) => tryOne(driver, item, at),
          describe: ([{ item }]) => subjectOf(item),
        },
      )
    }
    const read = await runAll(asked.filter(({ item }) => !changes(item)))
    const changed = await runAll(asked.filter(({ item }) => changes(item)))
    return { cases: asked.length, failures: [...read, ...changed] }
  })
}
