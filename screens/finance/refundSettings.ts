import { defineScreen } from '../../schemas/index.ts'
import { lastChange } from '../shared/settings.ts'

export default defineScreen({
  name: 'finance-refund-settings',
  path: '/finance/settings/refund-settings',
  title: 'Refund settings',
  access: { resource: 'finance_refund_settings' },
  assumes:
    'The specification only names the screen: it sets when refunds are due and sent, who may send them, and which mails the customer receives. The bank file sends ready refunds at its time; reminders are sent at 06:00 UTC.',
  loads: { settings: 'refundSettings' },
  body: [
    lastChange,
    {
      kind: 'form',
      form: {
        values: 'settings',
        sections: [
          {
            title: 'Payment',
            fields: ['dueDays', { kind: 'choice', name: 'bankFile' }, 'bankFileAt', 'approvalLimit'],
          },
          {
            title: 'Missing customer info',
            text: 'How often a customer is reminded about account details (sent at 06:00 UTC), and what happens without an answer.',
            fields: ['askAgainDays', 'mostQuestions', 'cancelUnanswered'],
          },
          { title: 'Vouchers and emails', fields: ['replaceAllowed', 'notifyCustomer', 'failureEmail'] },
        ],
        submit: 'saveRefundSettings',
      },
    },
  ],
})
