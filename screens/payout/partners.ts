import { defineScreen } from '../../schemas/index.ts'
import { partnerActions } from '../shared/payoutPartnerActions.ts'
import { changeLink, partnerStatus, partnerType, payoutMethodsLoad } from '../shared/payoutPartners.ts'
import { payoutPartnerLink } from '../shared/payouts.ts'

export default defineScreen({
  name: 'payout-partners',
  path: '/payout/partners',
  title: 'Partners',
  parent: 'payout',
  access: { resource: 'payout_partners_access' },
  assumes:
    'The specification names the screen and the types of partners: sellers and those who deliver, with their account and terms. What is changed there waits for a second person.',
  loads: {
    ...payoutMethodsLoad,
    types: {
      get: '/api/payout/partner-type',
      select: 'data',
      cache: 'session',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-payout-partners',
        source: '/api/payout/partners/grid',
        request: 'bare',
        columns: [
          {
            field: 'name',
            label: 'Partner',
            cell: payoutPartnerLink,
            sortable: true,
            width: 184,
            show: 'always',
            pin: 'start',
          },
          { field: 'type', label: 'Type', cell: partnerType, sortable: true, width: 124 },
          { field: 'country', label: 'Country', sortable: true, width: 128, show: 'off' },
          {
            field: 'owed',
            label: 'Owed',
            cell: { kind: 'money', currency: 'currency' },
            sortable: true,
            width: 132,
          },
          { field: 'methodLabel', label: 'Method', sortable: true, width: 168 },
          {
            field: 'termDays',
            label: 'Term',
            cell: { kind: 'number', unit: 'd' },
            sortable: true,
            width: 72,
            show: 'off',
          },
          {
            field: 'commission',
            label: 'Commission',
            cell: { kind: 'number', decimals: 2, unit: '%' },
            sortable: true,
            width: 112,
            show: 'off',
          },
          { field: 'iban', label: 'IBAN', cell: { kind: 'text', copy: true }, width: 288 },
          { field: 'bankName', label: 'Bank', sortable: true, width: 160, show: 'off' },
          { field: 'holder', label: 'Holder', sortable: true, width: 200, show: 'off' },
          { field: 'email', label: 'Email', sortable: true, width: 240, show: 'off' },
          { field: 'idChange', label: 'Change', cell: changeLink, sortable: true, width: 84 },
          {
            field: 'status',
            label: 'Status',
            cell: partnerStatus,
            sortable: true,
            width: 96,
            tooltip: [
              { field: 'updatedBy', label: 'Changed by' },
              { field: 'updatedAt', label: 'Changed', cell: { kind: 'date', time: true } },
            ],
          },
        ],
        filters: [
          { kind: 'text', field: 'name', label: 'Partner', condition: 'like' },
          {
            kind: 'multiSelect',
            field: 'type',
            label: 'Type',
            options: { load: 'types', value: 'value', label: 'label' },
          },
          {
            kind: 'select',
            field: 'method',
            label: 'Method',
            options: { load: 'methods', value: 'alias', label: 'displayName' },
          },
          {
            kind: 'select',
            field: 'status',
            label: 'Status',
            options: [
              { value: 'active', label: 'Active' },
              { value: 'inactive', label: 'Inactive' },
            ],
          },
        ],
        sort: { field: 'name' },
        actions: partnerActions,
        export: { reportType: 'payout-partners' },
        empty: 'There are no partners yet.',
      },
    },
  ],
})
