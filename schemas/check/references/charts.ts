import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { filterKey, twice } from './grids.ts'
import { type Outline } from './outline.ts'

/** The parts of a bar are different numbers, and what a chart says to another screen is understood there. */
export function checkCharts({ file, blocks }: Outline, byName: ReadonlyMap<string, Outline>): Finding[] {
  return blocks
    .filter(block => child(block, 'kind').value === 'chart')
    .flatMap(block => {
      const series = items(child(block, 'series'))
      const queries = [block, ...series].map(holder => child(holder, 'query'))
      return [
        ...twice(
          file,
          series.map(one => child(one, 'field')),
          explain.seriesTwice,
        ),
        ...queries.flatMap(query => understood(file, child(block, 'to'), query, byName)),
      ]
    })
}

function understood(file: string, to: Item, query: Item, byName: ReadonlyMap<string, Outline>): Finding[] {
  if (query.value === undefined) return []
  if (to.value === undefined) return [finding(file, query, explain.chartQueryAlone())]
  const target = byName.get(text(to) ?? '')
  if (!target) return []
  const known = [
    ...target.query.map(([name]) => name),
    ...target.filters.map(filter => text(filterKey(filter)) ?? ''),
  ]
  return entries(query)
    .filter(([key]) => !known.includes(key))
    .map(([key, item]) => keyFinding(file, item, explain.chartKeyUnknown(key, target.name, known)))
}
