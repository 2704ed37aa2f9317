import { defineScreen } from '../../schemas/index.ts'
import { lastChange } from '../shared/lastChange.ts'

export default defineScreen({
  name: 'finance-refund-settings',
  path: '/finance/settings/refund-settings',
  title: 'Refund settings',
  access: { resource: 'finance_refund_settings' },
  assumes:
    'The specification names the screen alone: when refunds are due and sent, who may send them, and what the customer is told. The bank file sends what is ready at its time, reminders go out at 06:00 UTC.',
  loads: {
    settings: {
      get: '/api/finance/refund-settings',
      select: 'data',
      onError: { toast: 'server' },
    },
  },
  body: [
    lastChange,
    {
      kind: 'form',
      form: {
        id: 'refund-settings',
        values: 'settings',
        sections: [
          { title: 'Payment', fields: ['dueDays', 'bankFile', 'bankFileAt', 'approvalLimit'] },
          {
            title: 'Missing customer info',
            text: 'How often a customer is asked for account details, at 06:00 UTC, and what happens without an answer.',
            fields: ['askAgainDays', 'mostQuestions', 'cancelUnanswered'],
          },
          { title: 'Vouchers and mails', fields: ['replaceAllowed', 'notifyCustomer', 'failureEmail'] },
        ],
        fields: [
          {
            kind: 'number',
            name: 'dueDays',
            label: 'Due after',
            unit: 'days',
            help: 'From the creation of a refund, and anew from the day on which the customer has given what was missing.',
            required: true,
            min: 1,
            max: 90,
            decimals: 0,
          },
          {
            kind: 'choice',
            name: 'bankFile',
            label: 'Bank file',
            required: true,
            options: [
              { value: 'SEPA', label: 'SEPA (pain.001)' },
              { value: 'CSV', label: 'CSV' },
            ],
          },
          {
            kind: 'select',
            name: 'bankFileAt',
            label: 'Sent every day at',
            help: 'UTC. It carries every refund that is ready, those that are due first, up to what their account pays on a day.',
            required: true,
            options: ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'].map(value => ({
              value,
              label: value,
            })),
          },
          {
            kind: 'number',
            name: 'approvalLimit',
            label: 'Second person above',
            help: 'In the currency of the refund: above it somebody else than who marked the refund as ready sends it to the bank, and the bank file does not carry it by itself. 0: never.',
            required: true,
            min: 0,
            max: 100_000,
            decimals: 2,
          },
          {
            kind: 'number',
            name: 'askAgainDays',
            label: 'Ask again after',
            unit: 'days',
            required: true,
            min: 1,
            max: 30,
            decimals: 0,
          },
          {
            kind: 'number',
            name: 'mostQuestions',
            label: 'Ask at most',
            unit: 'times',
            required: true,
            min: 1,
            max: 10,
            decimals: 0,
          },
          {
            kind: 'checkbox',
            name: 'cancelUnanswered',
            label: 'Cancel the refund when the last question is not answered',
          },
          { kind: 'checkbox', name: 'replaceAllowed', label: 'A voucher may replace the ticket' },
          {
            kind: 'checkbox',
            name: 'notifyCustomer',
            label: 'Tell the customer by mail at every step',
            help: 'When the money is under way, paid or sent back, and when the refund is cancelled. Questions are always sent.',
          },
          {
            kind: 'text',
            name: 'failureEmail',
            label: 'Failed payments go to',
            help: 'A mail address; empty: nobody is told.',
            maxLength: 100,
            placeholder: 'refunds@example.com',
          },
        ],
        submit: { call: '/api/finance/refund-settings', method: 'PUT', version: 'version' },
      },
    },
  ],
})
