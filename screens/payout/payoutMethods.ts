import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'payout-payout-methods',
  path: '/payout/settings/payout-methods',
  title: 'Payout methods',
  parent: 'payout',
  access: { resource: 'payout_payout_methods_access' },
  assumes:
    'The specification names the screen and the list of methods. Aliases come from the older system; this screen changes how payouts use a method.',
  body: {
    kind: 'grid',
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
        label: 'Edit…',
        title: '{displayName}',
        call: 'changePayoutMethod',
        fields: [
          { name: 'displayName', label: 'Name' },
          { name: 'automatic', label: 'Used by the automatic queue' },
          'minimum',
          { name: 'workingDays', label: 'Arrives after', unit: 'working days' },
        ],
      },
      {
        label: 'Switch off',
        call: 'deactivatePayoutMethod',
        tone: 'danger',
        visible: { status: 'active' },
        confirm: 'Payouts by this method cannot be approved or paid until it is switched on again.',
      },
      { label: 'Switch on', call: 'activatePayoutMethod', visible: { status: 'inactive' } },
    ],
    empty: 'No payout methods.',
  },
})
