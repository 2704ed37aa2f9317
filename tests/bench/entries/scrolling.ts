import { type BenchPage, firstRow, openPage, settle } from '../page/openPage.ts'
import { type Both, inOrder } from '../page/turns.ts'
import { type Figure, printFigures } from '../report.ts'
import { type Bench, reportProgress, serveSides } from './entry.ts'

const path = '/bench/wide?size=50'

interface Frames {
  /** Frames that should have been drawn between two that were, as the screen draws 60 a second. */
  readonly dropped: number
  /** Milliseconds between two frames at most. */
  readonly longest: number
}

/** Frames of a grid of 40 × 50 while it is scrolled, down and sideways, by a hand on a touch pad. */
export async function measureScrolling(bench: Bench): Promise<void> {
  const sides = await serveSides(bench, await bench.builds.records(), path, ['bench_index'])
  const found = new Map(
    ['down and up', 'sideways'].map(way => [way, { dropped: both(), longest: both() }] as const),
  )
  for (let at = 0; at < bench.runs; at++)
    for (const side of inOrder(at)) {
      reportProgress(`scrolling: ${at + 1} of ${bench.runs}`)
      const open = await openPage(bench.browser, sides[side].state)
      await open.page.goto(sides[side].origin + path)
      await firstRow(open)
      await settle(open)
      for (const [way, { dropped, longest }] of found) {
        const frames = await scroll(open, way === 'sideways' ? { xDistance: -2400 } : { yDistance: -1200 })
        dropped[side].push(frames.dropped)
        longest[side].push(frames.longest)
      }
      await open.close()
    }
  reportProgress('')
  sides.close()
  printFigures(
    'by hand',
    [...found].flatMap(([way, { dropped, longest }]): Figure[] => [
      {
        name: `40 × 50 ${way}: dropped frames`,
        unit: '',
        values: dropped,
        target: { text: 'none', met: count => count === 0 },
      },
      { name: '  longest frame', unit: 'ms', values: longest },
    ]),
  )
}

function both(): Both<number[]> {
  return { base: [], own: [] }
}

/** There and back again, 1,000 pixels a second. */
async function scroll(
  { page, protocol }: BenchPage,
  distance: { xDistance?: number; yDistance?: number },
): Promise<Frames> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('The grid is not there to be scrolled.')
  await page.evaluate(() => window.probe.countFrames())
  await protocol.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    speed: 1000,
    repeatCount: 1,
    gestureSourceType: 'touch',
    ...distance,
  })
  return page.evaluate(() => window.probe.countedFrames())
}
