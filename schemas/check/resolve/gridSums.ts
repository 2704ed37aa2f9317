import { type Entity } from '../../language/entity.ts'
import { child, type Item, items, text } from '../item.ts'
import { resolveLabelled } from './resolveFields.ts'
import { type Scope, type Words } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/** The call that sums the selected rows of a grid. */
export function sumsOf(grid: Item, listed: NamedCall | undefined, scope: Scope): Words {
  const name = listed && scope.sumsOf(listed)?.name
  const call = name === undefined ? undefined : scope.call({ ...grid, value: name })
  if (!call) return {}
  const path = scope.path(call, grid, undefined, true)
  const entity = scope.entityOf(call)
  const label = entity?.name === 'selectionSum' ? summedLabel(grid, scope.entityOf(listed)) : undefined
  const names = Object.keys(entity?.fields ?? {})
  const value = label === undefined ? names : names.map(field => ({ field, label }))
  const fields = resolveLabelled({ ...grid, value }, { scope, entity })
  return { selectionSums: path, selectionSummary: { call: path, fields } }
}

/** Label of the only column with a total, else of the only money column; undefined: there are several, or none. */
function summedLabel(grid: Item, entity: Entity | undefined): string | undefined {
  const columns = items(child(grid, 'columns')).map(column => {
    const field = entity?.fields[text(column) ?? text(child(column, 'field')) ?? '']
    return {
      label: text(child(column, 'label')) ?? field?.label,
      isMoney: (text(child(column, 'cell', 'kind')) ?? field?.type) === 'money',
      isTotal: child(column, 'total').value === true,
    }
  })
  const totals = columns.filter(({ isTotal }) => isTotal)
  const summed = totals.length > 0 ? totals : columns.filter(({ isMoney }) => isMoney)
  return summed.length === 1 ? summed[0]?.label : undefined
}

/** The call that totals all rows of a grid. */
export function totalsOf(grid: Item, listed: NamedCall | undefined, scope: Scope): Words {
  const isTotalled = items(child(grid, 'columns')).some(column => child(column, 'total').value === true)
  const name = isTotalled && listed ? scope.totalsOf(listed)?.name : undefined
  const call = name === undefined ? undefined : scope.call({ ...grid, value: name })
  return call ? { totals: scope.path(call, grid, undefined, true) } : {}
}
