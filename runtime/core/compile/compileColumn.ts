import { type Cell, type Column } from '../../../schemas/index.ts'
import { compilePermission } from '../access/permits.ts'
import { type CompiledColumn } from './compiled.ts'

/** A column with every default filled in; an input in it takes its name and label from the column. */
export function compileColumn(column: Column): CompiledColumn {
  return {
    field: column.field,
    label: column.label,
    cell: compileCell(column),
    sortable: column.sortable ?? false,
    width: column.width,
    show: column.show ?? 'on',
    pin: column.pin,
    ...compilePermission(column),
    total: column.total ?? false,
    tooltip: (column.tooltip ?? []).map(({ field, label, cell }) => ({
      field,
      label,
      cell: cell ?? { kind: 'text' },
    })),
  }
}

function compileCell({ field, label, cell = { kind: 'text' } }: Column): Cell {
  return cell.kind === 'input' || cell.kind === 'numericInput' ? { name: field, label, ...cell } : cell
}
