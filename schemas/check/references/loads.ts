import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { conditionsOf, fieldsOf } from './formFields.ts'
import { leaves } from './leaves.ts'
import { type Outline } from './outline.ts'
import { referencesOf } from './records.ts'

/** Every load that is named is declared, and every load that is declared has an effect. */
export function checkLoads({ file, loads, blocks, grids, filters, forms, conditions }: Outline): Finding[] {
  const declared = loads.map(([name]) => name)
  const used = [
    ...blocks.map(block => child(block, 'load')),
    ...blocks.flatMap(block => referencesOf(block).map(reference => child(reference, 'field'))),
    ...grids.map(grid => child(grid, 'initialFilters', 'load')),
    ...filters.map(filter => child(filter, 'options', 'load')),
    ...forms.flatMap(({ form }) => [
      child(form, 'values'),
      child(form, 'profile', 'load'),
      ...fieldsOf(form).flatMap(({ field }) => [
        child(field, 'options', 'load'),
        ...conditionsOf(field).flatMap(leaves).map(belowLoads),
      ]),
    ]),
    ...conditions.flatMap(leaves).map(leaf => child(leaf, 'field')),
  ].filter(item => (text(item) ?? '') !== '')
  const names = new Set(used.map(loadOf))
  return [
    ...used
      .filter(item => !declared.includes(loadOf(item)))
      .map(item => finding(file, item, explain.loadUnknown(loadOf(item), declared))),
    ...loads
      // A load whose failure opens another screen guards this one.
      .filter(([name, load]) => !names.has(name) && child(load, 'onError', 'go').value === undefined)
      .map(([name, load]) => keyFinding(file, load, explain.loadUnused(name))),
  ]
}

/** What a condition of a field looks at below the loads, which it calls `loads.x`; nothing for another value. */
function belowLoads(leaf: Item): Item {
  const item = child(leaf, 'field')
  const [, path] = /^loads\.(.+)$/.exec(text(item) ?? '') ?? []
  return { ...item, value: path }
}

/** The load that a name or dotted path begins with. */
function loadOf(item: Item): string {
  return text(item)?.split('.')[0] ?? ''
}
