import { defineScreen } from '../../schemas/index.ts'
import { changedColumns, settingActions, switchActions } from './parts/settings.ts'

/** What the type of a partner asks for, beside what every partner has. */
const asked = ['contact', 'email', 'phone', 'address', 'iban', 'paymentDays', 'openingHours']

export default defineScreen({
  name: 'cash-reconciliation-collection-partners',
  path: '/cash-reconciliation/settings/collection-partners',
  title: 'Collection Partners',
  access: { resource: 'reconciliation_collection_partners_access' },
  assumes:
    'The type of a partner determines its fields. Money moves only along a relationship. An inactive partner keeps its account.',
  loads: { forms: 'partnerTypes', partners: 'partners' },
  body: [
    {
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
        ...asked.slice(1).map(field => ({ field, show: 'off' as const })),
        ...changedColumns,
      ],
      filters: ['name', { kind: 'select', field: 'partnerType' }, { kind: 'select', field: 'status' }],
      sort: 'name',
      actions: settingActions('CollectionPartner', 'partner', {
        fields: ['code', 'name', { name: 'partnerType', options: 'forms' }, 'navisionCode', ...asked],
        profile: {
          load: 'forms',
          by: 'partnerType',
          free: ['code', 'name', 'navisionCode'],
          invalid: {
            list: 'The form settings of partners are not valid.',
            single: 'The form settings of this type are not valid.',
          },
        },
      }),
      empty: {
        heading: 'No partners',
        text: 'Add the carriers, hubs and pick-up stations that collect cash.',
      },
    },
    {
      kind: 'grid',
      heading: 'Relationships',
      id: 'grid-cash_reconciliation-relationships',
      call: 'partnerRelationships',
      columns: [{ field: 'fromPartner', show: 'always' }, 'toPartner', ...changedColumns],
      sort: 'fromPartner',
      actions: [
        {
          label: 'Add relationship…',
          scope: 'screen',
          title: 'New relationship',
          call: 'addRelationship',
          fields: [
            { name: 'fromId', options: 'partners' },
            { name: 'toId', options: 'partners' },
          ],
          lock: 2,
        },
        ...switchActions('Relationship'),
      ],
      empty: { heading: 'No relationships', text: 'Add the partners that may transfer money to each other.' },
    },
    {
      kind: 'grid',
      heading: 'Form settings',
      id: 'grid-cash_reconciliation-partner_forms',
      call: 'partnerForms',
      columns: [{ field: 'label', show: 'always' }, ...asked],
      sort: 'label',
      actions: [{ label: 'Edit…', title: 'Fields for {label}', call: 'changePartnerForm' }],
      empty: { heading: 'No types', text: 'Partner types appear here.' },
    },
  ],
})
