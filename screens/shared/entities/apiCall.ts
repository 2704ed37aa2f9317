import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'apiCall',
  key: 'idCall',
  label: 'API call',
  fields: {
    idCall: { type: 'id', label: 'API call' },
    at: { type: 'moment', label: 'Time' },
    call: { type: 'text', label: 'Call', size: 'l' },
    system: { type: 'text', label: 'System', size: 'm' },
    direction: {
      type: 'status',
      label: 'Direction',
      options: { in: { label: 'Incoming', tone: 'info' }, out: 'Outgoing' },
    },
    status: { type: 'integer', label: 'Status' },
    outcome: {
      type: 'status',
      label: 'Outcome',
      options: {
        ok: { label: 'Done', tone: 'success' },
        refused: { label: 'Refused', tone: 'warning' },
        failed: { label: 'Failed', tone: 'danger' },
        lost: { label: 'No answer', tone: 'danger' },
      },
    },
    duration: { type: 'duration', label: 'Duration', unit: 'ms' },
    documentNr: { type: 'text', label: 'Document', copy: true, size: 'm', optional: true },
    payload: { type: 'text', label: 'Payload', sortable: false, size: 'm', optional: true },
    orderNr: { type: 'reference', label: 'Order Nr', entity: 'order', copy: true, optional: true },
    method: { type: 'text', label: 'Method', optional: true },
    path: { type: 'text', label: 'Path', copy: true, optional: true },
    statusText: { type: 'text', label: 'Meaning', optional: true },
    requestBytes: { type: 'integer', label: 'Sent', unit: 'bytes', optional: true },
    responseBytes: { type: 'integer', label: 'Answered', unit: 'bytes', optional: true },
    idMessage: { type: 'id', label: 'Navision message', optional: true },
  },
})
