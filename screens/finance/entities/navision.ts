import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  navisionMessage: {
    include: { record: ['amount', 'currency', 'createdAt'] },
    fields: {
      idMessage: { type: 'id', label: 'Message' },
      typeLabel: { type: 'text', size: 'm' },
      documentNr: { type: 'text', copy: true, size: 'l' },
      orderNr: { type: 'text', label: 'Order Nr', exact: true, size: 's' },
      postingDate: { type: 'text', size: 'xs' },
      attempts: 'integer',
      status: {
        type: 'status',
        options: ['waiting', { sending: 'Being sent' }, 'failed', 'booked', 'closed'],
        tones: { warning: 'waiting', info: 'sending', danger: 'failed', success: 'booked' },
      },
      error: 'text?',
      sentAt: { type: 'moment?', label: 'Last attempt' },
      sentBy: { type: 'text?', size: 'm' },
      errorCode: { type: 'text?', label: 'Code' },
      type: 'text',
    },
  },
  navisionSettings: {
    include: { record: ['changedAt?', 'changedBy?'] },
    fields: {
      version: 'id',
      enabled: { type: 'boolean', label: 'Send documents to Navision' },
      sendEveryMinutes: { type: 'integer', label: 'Send queued documents' },
      automaticAttempts: {
        type: 'integer',
        label: 'Automatic retries',
        min: 1,
        max: 50,
        help: 'Used when Navision does not answer or the journal is locked. After that, the document must be sent again by hand.',
      },
      maxAttempts: { type: 'integer', label: 'Maximum attempts', min: 1, max: 50 },
      timeoutSeconds: { type: 'integer', label: 'Timeout', unit: 's', min: 5, max: 120 },
      serviceUrl: { type: 'text', label: 'Service address', maxLength: 200, help: 'Starts with https://.' },
      company: { type: 'text', maxLength: 30 },
      user: { type: 'text', maxLength: 50 },
      password: {
        type: 'text?',
        label: 'New password',
        maxLength: 100,
        masked: true,
        help: 'Leave blank to keep the current password. It is never shown.',
      },
      postingFrom: { type: 'date', label: 'First posting date' },
      postingTo: { type: 'date', label: 'Last posting date' },
      salesJournal: { type: 'text', label: 'Invoices and credit memos', maxLength: 20 },
      paymentJournal: { type: 'text', label: 'Payments', maxLength: 20 },
      writeOffJournal: { type: 'text', label: 'Write-offs', maxLength: 20 },
    },
  },
})
