import { type BlockDefinitionOf, defineColumns } from '../../../schemas/index.ts'
import { asked } from './partnerForms.ts'
import { changedColumns, settingActions } from './settings.ts'

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
export const partnersBlock: BlockDefinitionOf<'grid'> = {
  kind: 'grid',
  heading: 'Partners',
  id: 'grid-cash_reconciliation-collection_partners',
  call: 'collectionPartners',
  columns: [
    { field: 'code', show: 'always' },
    'name',
    'partnerType',
    'navisionCode',
    'balance',
    'contact',
    ...defineColumns(asked.slice(1).map(field => ({ field, show: 'off' }))),
    ...changedColumns,
  ],
  filters: ['name', { kind: 'select', field: 'partnerType' }, { kind: 'select', field: 'status' }],
  sort: 'name',
  actions: settingActions('CollectionPartner', {
    id: 'cash-partner',
    noun: 'partner',
    fields: ['code', 'name', { name: 'partnerType', options: 'forms' }, 'navisionCode', ...asked],
    profile,
  }),
  empty: { heading: 'No partner', text: 'Add the carriers, hubs and pick-up stations that collect cash.' },
}
