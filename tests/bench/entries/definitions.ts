import { inOrder } from '../page/turns.ts'
import { type Figure, printFigures } from '../report.ts'
import { type Bench, noSamples, reportProgress, serveSides } from './entry.ts'
import { coldStart, list, timeFigure } from './refunds.ts'

/** How many definitions are compared with those of the console, and how much later the first row may be. */
const limits = { 'definitions-700': [700, 1.05], 'definitions-7000': [7000, 1.1] } as const

export const definitionsFigures = Object.keys(limits)

/** The first row with the definitions of the console and with many more, cold, in turn. */
export async function measureDefinitions(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const figures: Figure[] = []
  for (const [figure, [count, limit]] of Object.entries(limits))
    if (wanted.has(figure)) figures.push(await measureCount(bench, count, limit))
  printFigures('as it is', figures)
}

async function measureCount(bench: Bench, count: number, limit: number): Promise<Figure> {
  const sides = await serveSides(bench, await bench.builds.definitions(count), list)
  const { times, work } = noSamples()
  // The difference that is looked for is small, and a cold start is quick to measure.
  for (let at = 0; at < bench.runs * 2; at++) {
    reportProgress(`${count} definitions: ${at + 1} of ${bench.runs * 2}`)
    for (const side of inOrder(at))
      times[side].push((await coldStart(bench, sides[side], bench.slowdown, list)).total)
    for (const side of inOrder(at)) work[side].push((await coldStart(bench, sides[side], 1, list)).work)
  }
  reportProgress('')
  sides.close()
  return timeFigure(`first row with ${count} definitions`, { times, work }, limit)
}
