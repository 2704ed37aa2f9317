import { type Cell, type Column } from '../../schemas/index.ts'
import { amount, day, documentOrigin, documentStatus } from './cashWords.ts'
import { blockedColumn } from './secondPerson.ts'

const reference: Column = {
  field: 'reference',
  label: 'Reference',
  cell: { kind: 'text', copy: true },
  sortable: true,
  width: 180,
}
const partner: Column = { field: 'partner', label: 'Partner', sortable: true, width: 168 }
const status: Column = {
  field: 'status',
  label: 'Status',
  cell: documentStatus,
  sortable: true,
  width: 148,
  tooltip: [
    { field: 'createdBy', label: 'Created by' },
    { field: 'decidedBy', label: 'Decided by' },
    { field: 'decidedAt', label: 'Decided', cell: { kind: 'date', time: true } },
    { field: 'reason', label: 'Reason' },
    { field: 'note', label: 'Note' },
  ],
}
const amounts: Column[] = [
  { field: 'amount', label: 'Amount', cell: amount, sortable: true, width: 128, total: true },
  { field: 'outstanding', label: 'Outstanding', cell: amount, sortable: true, width: 128, total: true },
]
const date: Column = { field: 'datedAt', label: 'Date', cell: day, sortable: true, width: 100 }
const paidBy: Column[] = [
  { field: 'method', label: 'Method', sortable: true, width: 116 },
  { field: 'bankAccount', label: 'Bank account', sortable: true, width: 144, show: 'off' },
  { field: 'receipt', label: 'Receipt', sortable: true, width: 96, show: 'off' },
]
/** Travels with a decision, so that the second of two is told. */
const version: Column = { field: 'version', label: 'Version', width: 80, show: 'off' }
const navision: Column = {
  field: 'navisionCode',
  label: 'Navision partner',
  sortable: true,
  width: 140,
  show: 'off',
}
const to: Column = { field: 'toPartner', label: 'To', sortable: true, width: 168 }
/** In the approval queue most of them wait, which is the longest word. */
const waiting: Column = { ...status, width: 164 }

/** The link from the number of a document to its first step, which tells in the approval queue what it waits for. */
const number = (label: string, cell: Cell): Column => ({
  field: 'id',
  label,
  cell,
  sortable: true,
  width: label.length > 10 ? 104 : 84,
  show: 'always',
})

export const paymentColumns = (where: 'list' | 'queue'): Column[] => [
  number('Payment', {
    kind: 'link',
    to: 'cash-reconciliation-payment',
    params: { paymentId: 'id' },
  }),
  reference,
  partner,
  ...paidBy,
  date,
  ...(where === 'queue' ? [...amounts.slice(0, 1), waiting, blockedColumn] : [...amounts, status]),
  { field: 'origin', label: 'Origin', cell: documentOrigin, sortable: true, width: 104, show: 'off' },
  navision,
  version,
]

/** Of what leaves one partner for another. */
export const moveColumns = (label: string, link: Cell, where: 'list' | 'queue' = 'list'): Column[] => [
  number(label, link),
  { ...reference, width: 128 },
  { ...partner, label: 'From' },
  to,
  date,
  ...(where === 'queue' ? [...amounts.slice(0, 1), waiting, blockedColumn] : [...amounts, status]),
  { ...navision, label: 'Navision from' },
  { ...navision, field: 'toNavisionCode', label: 'Navision to' },
  version,
]
