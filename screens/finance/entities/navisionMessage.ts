import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'navisionMessage',
  key: 'idMessage',
  label: 'Navision message',
  fields: {
    idMessage: { type: 'id', label: 'Message' },
    typeLabel: { type: 'text', label: 'Type', size: 'm' },
    documentNr: { type: 'text', label: 'Document', copy: true, size: 'l' },
    orderNr: { type: 'text', label: 'Order Nr', exact: true, size: 's' },
    amount: { type: 'money', label: 'Amount' },
    postingDate: { type: 'text', label: 'Posting date', size: 'xs' },
    attempts: { type: 'integer', label: 'Attempts' },
    status: {
      type: 'status',
      label: 'Status',
      options: {
        waiting: { label: 'Waiting', tone: 'warning' },
        sending: { label: 'Being sent', tone: 'info' },
        failed: { label: 'Failed', tone: 'danger' },
        booked: { label: 'Booked', tone: 'success' },
        closed: 'Closed',
      },
    },
    error: { type: 'text', label: 'Error', optional: true },
    sentAt: { type: 'moment', label: 'Last attempt', optional: true },
    createdAt: { type: 'moment', label: 'Created' },
    sentBy: { type: 'text', label: 'Sent by', size: 'm', optional: true },
    errorCode: { type: 'text', label: 'Code', optional: true },
    type: { type: 'text', label: 'Type' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
