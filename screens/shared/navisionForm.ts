import { type Form } from '../../schemas/index.ts'

/** The general settings of the accounting system, of the load `settings`. */
export const navisionForm: Form = {
  id: 'navision-settings',
  values: 'settings',
  sections: [
    {
      title: 'Sending',
      text: 'While sending is off, documents wait in the Navision queue and nothing can be sent again.',
      fields: ['enabled', 'maxAttempts', 'timeoutSeconds'],
    },
    { title: 'Connection', fields: ['serviceUrl', 'company', 'user', 'password'] },
    {
      title: 'Posting period',
      text: 'Navision refuses documents whose posting date lies outside.',
      fields: ['postingFrom', 'postingTo'],
    },
    { title: 'Journals', fields: ['salesJournal', 'paymentJournal', 'writeOffJournal'] },
  ],
  fields: [
    { kind: 'checkbox', name: 'enabled', label: 'Send documents to Navision' },
    {
      kind: 'number',
      name: 'maxAttempts',
      label: 'Most attempts per document',
      required: true,
      min: 1,
      max: 50,
      decimals: 0,
    },
    {
      kind: 'number',
      name: 'timeoutSeconds',
      label: 'Wait for an answer',
      required: true,
      min: 5,
      max: 120,
      decimals: 0,
      unit: 's',
    },
    {
      kind: 'text',
      name: 'serviceUrl',
      label: 'Address of the service',
      help: 'Begins with https://.',
      required: true,
      maxLength: 200,
    },
    { kind: 'text', name: 'company', label: 'Company', required: true, maxLength: 30 },
    { kind: 'text', name: 'user', label: 'User', required: true, maxLength: 50 },
    {
      kind: 'text',
      name: 'password',
      label: 'New password',
      help: 'Empty: the password stays as it is. It is never shown.',
      maxLength: 100,
      sensitive: true,
    },
    { kind: 'date', name: 'postingFrom', label: 'First posting date', required: true },
    { kind: 'date', name: 'postingTo', label: 'Last posting date', required: true },
    { kind: 'text', name: 'salesJournal', label: 'Invoices and credit memos', required: true, maxLength: 20 },
    { kind: 'text', name: 'paymentJournal', label: 'Payments', required: true, maxLength: 20 },
    { kind: 'text', name: 'writeOffJournal', label: 'Write-offs', required: true, maxLength: 20 },
  ],
  submit: {
    call: '/api/finance/settings/nav-general-settings',
    method: 'PUT',
    version: 'version',
  },
}
