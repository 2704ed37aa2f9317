import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, items, text } from '../item.ts'
import { checkAddressKeys, checkAddressValues, fixedValues } from './addressQuery.ts'
import { twice } from './grids.ts'
import { type Outline } from './outline.ts'
import { targetsOf } from './targets.ts'

/** The parts of a bar differ, and the query of a chart is known to its target. */
export function checkCharts({ file, blocks }: Outline, byName: ReadonlyMap<string, Outline>): Finding[] {
  return blocks
    .filter(block => child(block, 'kind').value === 'chart')
    .flatMap(block => {
      const series = items(child(block, 'series'))
      const targets = targetsOf(block).flatMap(({ name }) => byName.get(text(name) ?? '') ?? [])
      const alone =
        child(block, 'to').value !== undefined
          ? []
          : [block, ...series].flatMap(holder => [child(holder, 'params'), child(holder, 'query')])
      return [
        ...twice(
          file,
          series.map(one => child(one, 'field')),
          explain.seriesTwice,
        ),
        ...alone
          .filter(({ value }) => value !== undefined)
          .map(item => finding(file, item, explain.chartQueryAlone())),
        ...series.flatMap(part =>
          targets.flatMap(target => [
            ...checkAddressKeys(file, child(part, 'query'), target),
            ...checkAddressValues(file, fixedValues(child(part, 'query')), target),
          ]),
        ),
      ]
    })
}
