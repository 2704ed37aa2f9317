import { type BlockOf, type Cell, type Column, type Field } from '../../schemas/index.ts'
import { asked } from './cashPartnerForms.ts'
import { changedColumns, settingActions, settingStatus } from './cashSettings.ts'
import { cash, optionsOf } from './cashWords.ts'

const partners = `${cash}/collection-partners`

const partnerType = {
  kind: 'status',
  values: { carrier: { label: 'Carrier' }, hub: { label: 'Hub' }, station: { label: 'Pick-up station' } },
} satisfies Cell

const partnerFields: Field[] = [
  {
    kind: 'text',
    name: 'code',
    label: 'Code',
    help: 'Capitals, digits and hyphens.',
    required: true,
    maxLength: 12,
    placeholder: 'CP-013',
  },
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 60 },
  {
    kind: 'select',
    name: 'partnerType',
    label: 'Type',
    required: true,
    options: { load: 'forms', value: 'partnerType', label: 'label' },
  },
  { kind: 'text', name: 'navisionCode', label: 'Navision code', required: true, maxLength: 20 },
  ...asked.map(([name, label]): Field => ({ kind: 'text', name, label })),
]

const profile = {
  load: 'forms',
  by: 'partnerType',
  free: ['code', 'name', 'navisionCode'],
  invalid: {
    list: 'The form settings of partners are not valid.',
    single: 'The form settings of this type are not valid.',
  },
}

/** Who collects, with what it is asked for by its type. */
export const partnersBlock: BlockOf<'grid'> = {
  kind: 'grid',
  heading: 'Partners',
  grid: {
    id: 'grid-cash_reconciliation-collection_partners',
    source: `${partners}/grid`,
    request: 'bare',
    rowKey: 'id',
    columns: [
      { field: 'code', label: 'Code', sortable: true, width: 88, show: 'always' },
      { field: 'name', label: 'Name', sortable: true, width: 176 },
      { field: 'partnerType', label: 'Type', cell: partnerType, sortable: true, width: 136 },
      { field: 'navisionCode', label: 'Navision code', sortable: true, width: 128 },
      { field: 'balance', label: 'Balance', width: 228 },
      ...asked.map(
        ([field, label, width], index): Column => ({
          field,
          label,
          width,
          sortable: true,
          ...(index > 0 ? { show: 'off' } : {}),
        }),
      ),
      ...changedColumns,
    ],
    filters: [
      { kind: 'text', field: 'name', label: 'Name', condition: 'like' },
      { kind: 'select', field: 'partnerType', label: 'Type', options: optionsOf(partnerType) },
      { kind: 'select', field: 'status', label: 'Status', options: optionsOf(settingStatus) },
    ],
    sort: { field: 'name' },
    actions: settingActions(partners, {
      id: 'cash-partner',
      noun: 'partner',
      fields: partnerFields,
      profile,
    }),
    empty: {
      heading: 'No partner',
      text: 'Carriers, hubs and pick-up stations that collect cash are added here.',
    },
  },
}
