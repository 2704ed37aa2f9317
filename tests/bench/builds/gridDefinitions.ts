import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Column, type Screen } from '../../../schemas/index.ts'
import { fieldsOf, type Layout, labelOf, recordStatuses } from '../twin/src/records/fields.ts'

/** Adds the grids of the benchmark to a folder of definitions: the same screens that `twin/src/records` writes by hand. */
export function writeGridDefinitions(folder: string): void {
  mkdirSync(join(folder, 'bench'))
  for (const layout of ['narrow', 'wide'] as const) {
    const text = JSON.stringify(
      { $schema: '../../schemas/screen.schema.json', ...recordsScreen(layout) },
      null,
      2,
    )
    writeFileSync(join(folder, 'bench', `${layout}.json`), text)
  }
}

function recordsScreen(layout: Layout): Screen {
  return {
    name: `bench-${layout}`,
    path: `/bench/${layout}`,
    title: 'Records',
    access: { resource: 'bench_index' },
    body: [
      {
        kind: 'grid',
        grid: {
          id: `grid-bench-${layout}`,
          source: `/api/bench/${layout}`,
          rowKey: 'id',
          columns: recordColumns(layout),
          filters: [
            { kind: 'text', field: 'text1', label: labelOf('text1'), condition: 'like' },
            { kind: 'text', field: 'text2', label: labelOf('text2'), condition: 'like' },
            {
              kind: 'select',
              field: 'status1',
              label: labelOf('status1'),
              options: Object.entries(recordStatuses).map(([value, { label }]) => ({ value, label })),
            },
          ],
          sort: { field: 'id', order: 'desc' },
          selection: true,
        },
      },
    ],
  }
}

function recordColumns(layout: Layout): Column[] {
  const columns = (kind: Parameters<typeof fieldsOf>[1], width: number, cell?: Column['cell']): Column[] =>
    fieldsOf(layout, kind).map(field => ({
      field,
      label: labelOf(field),
      sortable: true,
      width,
      ...(cell && { cell }),
    }))
  return [
    {
      field: 'id',
      label: 'Record',
      cell: { kind: 'link', to: 'finance-refund-details', params: { idrefund: 'id' } },
      sortable: true,
      width: 84,
    },
    ...columns('text', 132),
    ...columns('money', 124, { kind: 'money', currency: 'currency' }),
    ...columns('number', 92, { kind: 'number', unit: 'd' }),
    ...columns('date', 104, { kind: 'date' }),
    ...columns('status', 128, { kind: 'status', values: recordStatuses }),
    ...columns('flag', 84, { kind: 'boolean' }),
  ]
}
