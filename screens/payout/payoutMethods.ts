import { defineScreen, type FormDefinition } from '../../schemas/index.ts'

const methodForm: FormDefinition = {
  id: 'payout-method',
  fields: [
    { name: 'displayName', label: 'Name' },
    { name: 'automatic', label: 'The automatic queue pays by it' },
    'minimum',
    { name: 'workingDays', label: 'The partner has the money after', unit: 'working days' },
  ],
  submit: 'changePayoutMethod',
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
        call: 'payoutMethodSettings',
        columns: [
          { field: 'displayName', show: 'always', pin: 'start' },
          'alias',
          'currency',
          'automatic',
          'needsIban',
          'minimum',
          'workingDays',
          'partners',
          { field: 'status', tooltip: ['changedBy', 'changedAt'] },
        ],
        filters: ['displayName', { kind: 'select', field: 'status' }],
        sort: 'displayName',
        actions: [
          {
            kind: 'open',
            label: 'Edit…',
            panel: { title: '{displayName}', size: 'medium', form: methodForm },
          },
          {
            kind: 'request',
            label: 'Switch off',
            call: 'deactivatePayoutMethod',
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
            call: 'activatePayoutMethod',
            visible: { field: 'status', is: 'inactive' },
          },
        ],
        empty: 'There are no payout methods.',
      },
    },
  ],
})
