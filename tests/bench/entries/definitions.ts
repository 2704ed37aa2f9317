import { inOrder } from '../page/turns.ts'
import { printFigures } from '../report.ts'
import { type Bench, noSamples, serveSides, tellProgress } from './entry.ts'
import { coldStart, list, timeFigure } from './refunds.ts'

/** The first row with 70 and with 700 definitions, cold, in turn. */
export async function measureDefinitions(bench: Bench): Promise<void> {
  const sides = await serveSides(bench, await bench.builds.definitions(), list)
  const { times, work } = noSamples()
  // The difference that is looked for is small, and a cold start is quick to measure.
  for (let at = 0; at < bench.runs * 2; at++) {
    tellProgress(`definitions: ${at + 1} of ${bench.runs * 2}`)
    for (const side of inOrder(at))
      times[side].push((await coldStart(bench, sides[side], bench.slowdown, list)).total)
    for (const side of inOrder(at)) work[side].push((await coldStart(bench, sides[side], 1, list)).work)
  }
  tellProgress('')
  sides.close()
  printFigures('with 70', [timeFigure('first row with 700 definitions', { times, work }, 1.05)])
}
