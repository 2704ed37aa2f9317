import { defineScreen } from '../../schemas/index.ts'
import { partnerActions } from './parts/payoutPartnerActions.ts'
import { payoutMethodsLoad, payoutPartnerLink } from './parts/payouts.ts'

export default defineScreen({
  name: 'payout-partners',
  path: '/payout/partners',
  title: 'Partners',
  parent: 'payout',
  access: { resource: 'payout_partners_access' },
  assumes:
    'The specification names the screen and the types of partners: sellers and carriers, with their account and terms. Changes wait for a second person.',
  loads: { ...payoutMethodsLoad, types: { call: 'payoutPartnerTypes', cache: 'session' } },
  body: {
    kind: 'grid',
    call: 'payoutPartners',
    rowKey: 'name',
    columns: [
      { field: 'name', cell: payoutPartnerLink, show: 'always', pin: 'start' },
      'type',
      { field: 'country', show: 'off' },
      'owed',
      'methodLabel',
      { field: 'termDays', cell: { kind: 'number', unit: 'd' }, show: 'off' },
      { field: 'commission', show: 'off' },
      'iban',
      { field: 'bankName', show: 'off' },
      { field: 'holder', show: 'off' },
      { field: 'email', show: 'off', cell: { kind: 'text' } },
      'idChange',
      { field: 'status', tooltip: ['updatedBy', 'updatedAt'] },
    ],
    filters: [
      'name',
      { kind: 'multiSelect', field: 'type', options: 'types' },
      { field: 'method', options: { load: 'methods', value: 'alias', label: 'displayName' } },
      { kind: 'select', field: 'status' },
    ],
    sort: 'name',
    actions: partnerActions,
    export: { reportType: 'payout-partners' },
    empty: 'No partners yet.',
  },
})
