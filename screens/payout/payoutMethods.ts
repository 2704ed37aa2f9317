import { defineScreen, type Form } from '../../schemas/index.ts'

const path = '/api/payout/settings/payout-methods'

const methodForm: Form = {
  id: 'payout-method',
  fields: [
    { kind: 'text', name: 'displayName', label: 'Name', required: true, maxLength: 60 },
    {
      kind: 'checkbox',
      name: 'automatic',
      label: 'The automatic queue pays by it',
      help: 'For payouts that are created from now on.',
    },
    {
      kind: 'number',
      name: 'minimum',
      label: 'Least amount',
      help: 'In the currency of the payout; what is less cannot be approved.',
      required: true,
      min: 0,
      max: 10_000,
      decimals: 2,
    },
    {
      kind: 'number',
      name: 'workingDays',
      label: 'The partner has the money after',
      required: true,
      min: 0,
      max: 30,
      decimals: 0,
      unit: 'working days',
    },
  ],
  submit: { call: `${path}/{idPayoutMethod}`, method: 'PUT', version: 'version' },
}

export default defineScreen({
  name: 'payout-payout-methods',
  path: '/payout/settings/payout-methods',
  title: 'Payout methods',
  parent: 'payout',
  access: { resource: 'payout_payout_methods_access' },
  assumes:
    'The specification names the screen and the list of methods. Aliases are those of the older system: what is changed here is how payouts are made by them.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-payout-methods',
        source: `${path}/grid`,
        request: 'bare',
        rowKey: 'idPayoutMethod',
        columns: [
          { field: 'displayName', label: 'Method', sortable: true, width: 224, show: 'always', pin: 'start' },
          { field: 'alias', label: 'Alias', cell: { kind: 'text', copy: true }, sortable: true, width: 160 },
          { field: 'currency', label: 'Currency', sortable: true, width: 88 },
          { field: 'automatic', label: 'Automatic', cell: { kind: 'boolean' }, sortable: true, width: 96 },
          { field: 'needsIban', label: 'Needs IBAN', cell: { kind: 'boolean' }, sortable: true, width: 104 },
          {
            field: 'minimum',
            label: 'Least amount',
            cell: { kind: 'number', decimals: 2 },
            sortable: true,
            width: 120,
          },
          {
            field: 'workingDays',
            label: 'Takes',
            cell: { kind: 'number', unit: 'd' },
            sortable: true,
            width: 72,
          },
          { field: 'partners', label: 'Partners', cell: { kind: 'number' }, sortable: true, width: 84 },
          {
            field: 'status',
            label: 'Status',
            cell: {
              kind: 'status',
              values: { active: { label: 'On', tone: 'success' }, inactive: { label: 'Off' } },
            },
            sortable: true,
            width: 80,
            tooltip: [
              { field: 'changedBy', label: 'Changed by' },
              { field: 'changedAt', label: 'Changed', cell: { kind: 'date', time: true } },
            ],
          },
        ],
        filters: [
          { kind: 'text', field: 'displayName', label: 'Method', condition: 'like' },
          {
            kind: 'select',
            field: 'status',
            label: 'Status',
            options: [
              { value: 'active', label: 'On' },
              { value: 'inactive', label: 'Off' },
            ],
          },
        ],
        sort: { field: 'displayName' },
        actions: [
          {
            kind: 'open',
            label: 'Edit…',
            panel: { title: '{displayName}', size: 'medium', form: methodForm },
          },
          {
            kind: 'request',
            label: 'Switch off',
            call: `${path}/{idPayoutMethod}/inactive`,
            tone: 'danger',
            visible: { field: 'status', is: 'active' },
            confirm: {
              type: 'action',
              text: 'Nothing is approved or paid by it until it is switched on again.',
            },
          },
          {
            kind: 'request',
            label: 'Switch on',
            call: `${path}/{idPayoutMethod}/active`,
            visible: { field: 'status', is: 'inactive' },
          },
        ],
        empty: 'There are no payout methods.',
      },
    },
  ],
})
