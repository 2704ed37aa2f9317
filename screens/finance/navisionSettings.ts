import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'finance-navision-settings',
  path: '/finance/settings/navision-settings',
  title: 'Navision settings',
  access: { resource: 'navision_index_index' },
  assumes:
    'The specification names the call and neither its fields nor a resource: the settings are available to users of the Navision queue, and a message can only be booked between the two posting dates. The sandbox accepts any password.',
  loads: { settings: 'navisionSettings' },
  body: [
    {
      kind: 'actions',
      actions: [
        { label: 'Test connection', call: 'testNavision' },
        { label: 'Navision queue', to: 'finance-navision' },
      ],
    },
    {
      kind: 'form',
      form: {
        values: 'settings',
        sections: [
          {
            title: 'Sending',
            text: 'While sending is off, documents wait in the Navision queue and nothing can be sent again.',
            fields: [
              'enabled',
              {
                kind: 'select',
                name: 'sendEveryMinutes',
                options: [
                  { value: 5, label: 'Every 5 minutes' },
                  { value: 15, label: 'Every 15 minutes' },
                  { value: 30, label: 'Every 30 minutes' },
                  { value: 60, label: 'Every hour' },
                  { value: 240, label: 'Every 4 hours' },
                ],
              },
              { name: 'automaticAttempts', atMost: 'maxAttempts' },
              'maxAttempts',
              'timeoutSeconds',
            ],
          },
          { title: 'Connection', fields: ['serviceUrl', 'company', 'user', 'password'] },
          {
            title: 'Posting period',
            text: 'Navision rejects documents with a posting date outside this period.',
            fields: ['postingFrom', { name: 'postingTo', atLeast: 'postingFrom' }],
          },
          { title: 'Journals', fields: ['salesJournal', 'paymentJournal', 'writeOffJournal'] },
        ],
        submit: 'saveNavisionSettings',
      },
    },
    {
      kind: 'details',
      heading: 'Last change',
      visible: { 'settings.version': { present: true } },
      fields: ['changedBy', 'changedAt'],
    },
  ],
})
