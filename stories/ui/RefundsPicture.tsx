import 'react-data-grid/lib/styles.css'
import '../../runtime/ui/grid.css'
import { useDirection } from '@base-ui/react/direction-provider'
import { useState } from 'react'
import { type Column, DataGrid, type SortColumn } from 'react-data-grid'
import { DateField } from '../../runtime/ui/DateField.tsx'
import { MultiSelectField } from '../../runtime/ui/MultiSelectField.tsx'
import { Pagination } from '../../runtime/ui/Pagination.tsx'
import { SelectField } from '../../runtime/ui/SelectField.tsx'
import { StatusLabel, type Tone } from '../../runtime/ui/StatusLabel.tsx'
import { TextField } from '../../runtime/ui/TextField.tsx'

/** Filters, grid and pages together, as a screen has them: the look of the whole is judged here. */
export function RefundsPicture() {
  const [sort, setSort] = useState<readonly SortColumn[]>([{ columnKey: 'created', direction: 'DESC' }])
  const [name, setName] = useState('')
  const [states, setStates] = useState<readonly string[]>(['pending', 'paid'])
  const [method, setMethod] = useState('')
  const [from, setFrom] = useState('')
  const direction = useDirection()
  return (
    <>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
          gap: '0.75rem',
          paddingBlockEnd: '1rem',
        }}
      >
        <TextField label="Customer" value={name} onChange={setName} />
        <MultiSelectField label="Status" values={states} options={stateOptions} onChange={setStates} />
        <SelectField
          label="Method"
          value={method}
          options={[{ value: 'iban', label: 'Bank transfer' }]}
          placeholder="Any"
          onChange={setMethod}
        />
        <DateField label="Created from" value={from} onChange={setFrom} />
      </div>
      <DataGrid
        aria-label="Refunds"
        direction={direction}
        className="console-grid"
        columns={columns}
        rows={rows}
        rowHeight={36}
        rowClass={row => (row.state === 'failed' ? 'console-row-inactive' : undefined)}
        sortColumns={sort}
        onSortColumnsChange={setSort}
        defaultColumnOptions={{ sortable: true }}
      />
      <Pagination
        page={2}
        pageCount={308}
        rowCount={3077}
        size={10}
        sizes={[5, 10, 25, 50]}
        onChange={() => undefined}
        onSizeChange={() => undefined}
      />
    </>
  )
}

const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

const tones: Readonly<Record<string, Tone>> = {
  pending: 'warning',
  ready: 'info',
  paid: 'success',
  failed: 'danger',
}

const stateOptions = Object.keys(tones).map(value => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}))

const names = [
  'Maria Oliveira',
  'João Santos',
  'Ana Lima',
  'Luísa Ferreira de Albuquerque Cavalcanti',
  'Rui Sá',
]

const rows = Array.from({ length: 10 }, (_, index) => ({
  id: 20481 - index * 7,
  order: 300012044 + index * 31,
  customer: names[index % names.length] ?? '-',
  amount: ((index + 1) * 12449.9 * ((index % 3) + 0.02)).toFixed(2),
  method: index % 3 === 0 ? 'Voucher' : 'Bank transfer',
  state: stateOptions[index % 4]?.value ?? '-',
  created: `2018-08-${28 - index}`,
  age: index * 3,
}))

const columns: readonly Column<(typeof rows)[number]>[] = [
  { key: 'id', name: 'Refund', width: 92, renderCell: ({ row }) => <a href={`#${row.id}`}>{row.id}</a> },
  { key: 'order', name: 'Order Nr', width: 110 },
  { key: 'customer', name: 'Customer', minWidth: 160 },
  {
    key: 'amount',
    name: 'Amount',
    width: 128,
    cellClass: 'console-cell-end',
    headerCellClass: 'console-cell-end',
    renderCell: ({ row }) => `${figures.format(Number(row.amount))} BRL`,
  },
  { key: 'method', name: 'Method', width: 140 },
  {
    key: 'state',
    name: 'Status',
    width: 140,
    renderCell: ({ row }) => (
      <StatusLabel tone={tones[row.state]}>
        {stateOptions.find(option => option.value === row.state)?.label}
      </StatusLabel>
    ),
  },
  { key: 'created', name: 'Created', width: 108 },
  {
    key: 'age',
    name: 'Age',
    width: 96,
    cellClass: 'console-cell-end',
    headerCellClass: 'console-cell-end',
    renderCell: ({ row }) => `${row.age} days`,
  },
]
