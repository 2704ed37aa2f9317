import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'navisionSettings',
  key: 'version',
  label: 'Navision settings',
  fields: {
    version: { type: 'id', label: 'Navision settings' },
    enabled: { type: 'boolean', label: 'Send documents to Navision' },
    sendEveryMinutes: { type: 'integer', label: 'What waits is sent' },
    automaticAttempts: {
      type: 'integer',
      label: 'Attempts by itself',
      min: 1,
      max: 50,
      help: 'Without an answer, or while the journal is locked. Then somebody has to send the document again.',
    },
    maxAttempts: { type: 'integer', label: 'Most attempts per document', min: 1, max: 50 },
    timeoutSeconds: { type: 'integer', label: 'Wait for an answer', unit: 's', min: 5, max: 120 },
    serviceUrl: {
      type: 'text',
      label: 'Address of the service',
      maxLength: 200,
      help: 'Begins with https://.',
    },
    company: { type: 'text', label: 'Company', maxLength: 30 },
    user: { type: 'text', label: 'User', maxLength: 50 },
    password: {
      type: 'text',
      label: 'New password',
      maxLength: 100,
      masked: true,
      help: 'Empty: the password stays as it is. It is never shown.',
      optional: true,
    },
    postingFrom: { type: 'date', label: 'First posting date' },
    postingTo: { type: 'date', label: 'Last posting date' },
    salesJournal: { type: 'text', label: 'Invoices and credit memos', maxLength: 20 },
    paymentJournal: { type: 'text', label: 'Payments', maxLength: 20 },
    writeOffJournal: { type: 'text', label: 'Write-offs', maxLength: 20 },
    changedBy: { type: 'text', label: 'Changed by', optional: true },
    changedAt: { type: 'moment', label: 'Changed', optional: true },
  },
})
