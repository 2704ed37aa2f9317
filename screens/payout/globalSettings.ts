import { defineScreen } from '../../schemas/index.ts'
import { lastChange } from '../shared/settings.ts'

export default defineScreen({
  name: 'payout-global-settings',
  path: '/payout/settings/global-settings',
  title: 'Payout global settings',
  parent: 'payout',
  access: { resource: 'payout_global_settings_access' },
  assumes:
    'The specification only names the screen: it sets what is paid automatically and by whom, how long payments stop after a change of bank data, and who is notified.',
  loads: { settings: 'payoutSettings' },
  body: [
    lastChange,
    {
      kind: 'form',
      form: {
        values: 'settings',
        sections: [
          {
            title: 'Automatic queue',
            fields: ['automatic', { name: 'mostPerRun', required: true, enabled: { automatic: true } }],
          },
          {
            title: 'Second person',
            text: "The person who prepares a payment can't release it alone.",
            fields: ['approvalLimit', 'secondPersonForManual', 'bankDataDays'],
          },
          { title: 'Emails', fields: ['notifyPartner', 'failureEmail'] },
        ],
        submit: 'savePayoutSettings',
      },
    },
  ],
})
