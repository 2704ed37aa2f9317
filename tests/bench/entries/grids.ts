import { firstRow, settle } from '../page/openPage.ts'
import { filters, nextPages, pageSelections, rowSelections, sorts } from '../page/steps.ts'
import { inOrder, type Step } from '../page/turns.ts'
import { type Figure, printFigures } from '../report.ts'
import { type Layout } from '../twin/src/records/fields.ts'
import { type Bench, noSamples, openSides, reportProgress, sampleStep, serveSides } from './entry.ts'
import { timeFigure } from './refunds.ts'

const steps: Readonly<Record<string, { readonly name: string; readonly step: Step }>> = {
  sort: { name: 'sort', step: sorts(['Text 1', 'Text 2', 'Text 3', 'Text 4', 'Text 2', 'Text 1']) },
  next: { name: 'next page', step: nextPages(6) },
  filter: {
    name: 'filter, without its 500 ms',
    step: filters('Text 1', ['first', 'second', 'third']),
  },
  row: { name: 'select a row', step: rowSelections([2, 4, 6, 8, 10]) },
  page: { name: 'select the page', step: pageSelections(4) },
}

const layouts: readonly { readonly layout: Layout; readonly size: number; readonly name: string }[] = [
  { layout: 'narrow', size: 25, name: '12 × 25' },
  { layout: 'wide', size: 50, name: '40 × 50' },
]

/** The steps of a user in two sizes of grid, on both sides in turn. */
export async function measureGrids(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const figures: Figure[] = []
  for (const { layout, size, name } of layouts) {
    const found = new Map(
      Object.entries(steps)
        .filter(([step]) => wanted.has(`${layout}-${step}`))
        .map(([step, rest]) => [step, { ...rest, samples: noSamples() }]),
    )
    if (found.size === 0) continue
    const path = `/bench/${layout}?size=${size}`
    const sides = await serveSides(bench, await bench.builds.records(), path, ['bench_index'])
    for (let at = 0; at < bench.runs; at++) {
      reportProgress(`${name}: ${at + 1} of ${bench.runs}`)
      const pages = await openSides(bench, sides)
      for (const side of inOrder(at)) {
        await pages[side].page.goto(sides[side].origin + path)
        await firstRow(pages[side])
        await settle(pages[side])
      }
      for (const { step, samples } of found.values()) await sampleStep(pages, step, bench.slowdown, samples)
      await pages.close()
    }
    reportProgress('')
    sides.close()
    figures.push(...[...found.values()].map(one => timeFigure(`${name}: ${one.name}`, one.samples)))
  }
  printFigures('by hand', figures)
}
