import { type BlockOf, type Cell, type Column, type Field } from '../../schemas/index.ts'
import { changedColumns, switchActions } from './cashSettings.ts'
import { cash, optionsOf } from './cashWords.ts'

const relationships = `${cash}/collection-partner-relationships`

/** What the type of a partner asks for, beside what every partner has. */
export const asked: readonly (readonly [name: string, label: string, width: number])[] = [
  ['contact', 'Contact', 136],
  ['email', 'Email', 200],
  ['phone', 'Phone', 136],
  ['address', 'Address', 160],
  ['iban', 'IBAN', 208],
  ['paymentDays', 'Payment days', 144],
  ['openingHours', 'Opening hours', 144],
]

/** Who may move money to whom. */
export const relationshipsBlock: BlockOf<'grid'> = {
  kind: 'grid',
  heading: 'Relationships',
  grid: {
    id: 'grid-cash_reconciliation-relationships',
    source: `${relationships}/grid`,
    request: 'bare',
    rowKey: 'id',
    columns: [
      { field: 'fromPartner', label: 'From', sortable: true, show: 'always' },
      { field: 'toPartner', label: 'To', sortable: true },
      ...changedColumns,
    ],
    sort: { field: 'fromPartner' },
    actions: [
      {
        kind: 'open',
        label: 'Add relationship…',
        scope: 'screen',
        panel: {
          title: 'New relationship',
          size: 'medium',
          form: {
            id: 'cash-relationship-add',
            fields: [partnerField('fromId', 'From'), partnerField('toId', 'To')],
            submit: { call: relationships, label: 'Add relationship', lock: 2 },
          },
        },
      },
      ...switchActions(relationships),
    ],
    empty: { heading: 'No relationship', text: 'Partners that may give money to each other are added here.' },
  },
}

/** Which fields each type of partner is asked for. */
export const partnerFormsBlock: BlockOf<'grid'> = {
  kind: 'grid',
  heading: 'Form settings',
  grid: {
    id: 'grid-cash_reconciliation-partner_forms',
    source: `${cash}/collection-partner-forms/grid`,
    request: 'bare',
    rowKey: 'id',
    columns: [
      { field: 'label', label: 'Type', sortable: true, width: 144, show: 'always' },
      ...asked.map(([field, label]): Column => ({ field, label, cell: howAsked(), width: 128 })),
    ],
    sort: { field: 'label' },
    actions: [
      {
        kind: 'open',
        label: 'Edit…',
        panel: {
          title: 'What a {label} is asked for',
          size: 'medium',
          form: {
            id: 'cash-partner-form',
            fields: asked.map(
              ([name, label]): Field => ({
                kind: 'select',
                name,
                label,
                required: true,
                options: optionsOf(howAsked()),
              }),
            ),
            submit: { call: `${cash}/collection-partner-forms/{id}`, method: 'PUT', version: 'version' },
          },
        },
      },
    ],
    empty: { heading: 'No type', text: 'The types of partners appear here.' },
  },
}

function howAsked() {
  return {
    kind: 'status',
    values: {
      required: { label: 'Required', tone: 'info' },
      optional: { label: 'Optional' },
      none: { label: 'Not asked' },
    },
  } satisfies Cell
}

function partnerField(name: string, label: string): Field {
  return {
    kind: 'select',
    name,
    label,
    required: true,
    options: { load: 'partners', value: 'value', label: 'label' },
  }
}
