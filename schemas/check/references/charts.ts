import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { checkAddressKeys } from './addressQuery.ts'
import { twice } from './grids.ts'
import { type Outline } from './outline.ts'

/** The parts of a bar differ, and the query of a chart is known to its target. */
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
  return checkAddressKeys(file, query, target)
}
