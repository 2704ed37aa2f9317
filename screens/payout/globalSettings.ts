import { defineScreen } from '../../schemas/index.ts'
import { lastChange } from '../shared/lastChange.ts'

export default defineScreen({
  name: 'payout-global-settings',
  path: '/payout/settings/global-settings',
  title: 'Payout global settings',
  parent: 'payout',
  access: { resource: 'payout_global_settings_access' },
  assumes:
    'The specification names the screen alone: what may be paid automatically and by whom, how long new bank data are left alone, and who is told.',
  loads: {
    settings: {
      get: '/api/payout/settings/global-settings',
      select: 'data',
      onError: { toast: 'server' },
    },
  },
  body: [
    lastChange,
    {
      kind: 'form',
      form: {
        id: 'payout-global-settings',
        values: 'settings',
        sections: [
          { title: 'Automatic queue', fields: ['automatic', 'mostPerRun'] },
          {
            title: 'Second person',
            text: 'Who has prepared a payment does not make it alone.',
            fields: ['approvalLimit', 'secondPersonForManual', 'bankDataDays'],
          },
          { title: 'Mails', fields: ['notifyPartner', 'failureEmail'] },
        ],
        fields: [
          {
            kind: 'checkbox',
            name: 'automatic',
            label: 'The automatic queue may be executed',
            help: 'Switched off, nothing is paid automatically, whatever is approved.',
          },
          {
            kind: 'number',
            name: 'mostPerRun',
            label: 'One execution pays at most',
            help: 'In each currency. 0: no limit.',
            required: true,
            min: 0,
            max: 10_000_000,
            decimals: 2,
            enabled: { field: 'automatic', is: true },
          },
          {
            kind: 'number',
            name: 'approvalLimit',
            label: 'Second person above',
            help: 'In the currency of the payout: above it somebody else than who approved it pays it. 0: never.',
            required: true,
            min: 0,
            max: 1_000_000,
            decimals: 2,
          },
          {
            kind: 'checkbox',
            name: 'secondPersonForManual',
            label: 'Who creates or adjusts a payout does not approve it',
          },
          {
            kind: 'number',
            name: 'bankDataDays',
            label: 'New bank data are left alone for',
            help: 'A partner is not paid in these days after a change of the account was approved.',
            required: true,
            min: 0,
            max: 30,
            decimals: 0,
            unit: 'days',
          },
          { kind: 'checkbox', name: 'notifyPartner', label: 'The partner gets a mail with each payment' },
          {
            kind: 'text',
            name: 'failureEmail',
            label: 'Payments that the bank refuses are told to',
            help: 'A mail address. Empty: nobody.',
            maxLength: 100,
          },
        ],
        submit: { call: '/api/payout/settings/global-settings', method: 'PUT', version: 'version' },
      },
    },
  ],
})
