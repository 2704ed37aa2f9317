import { type FormDefinition } from '../../../schemas/index.ts'

/** The general settings of the accounting system, of the load `settings`. */
export const navisionForm: FormDefinition = {
  id: 'navision-settings',
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
        'automaticAttempts',
        'maxAttempts',
        'timeoutSeconds',
      ],
    },
    { title: 'Connection', fields: ['serviceUrl', 'company', 'user', 'password'] },
    {
      title: 'Posting period',
      text: 'Navision rejects documents with a posting date outside this period.',
      fields: ['postingFrom', 'postingTo'],
    },
    { title: 'Journals', fields: ['salesJournal', 'paymentJournal', 'writeOffJournal'] },
  ],
  submit: 'saveNavisionSettings',
}
