import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  choice: {
    title: '{label}',
    include: { record: ['label'] },
    fields: { value: { type: 'id', label: 'Value' } },
  },
  /** What the user who asks may do with a record, as the server says in it. */
  allowedSteps: {
    label: 'Allowed steps',
    fields: {
      id: { type: 'id?', label: 'Record' },
      take: 'boolean?',
      takeOver: 'boolean?',
      release: 'boolean?',
      decide: 'boolean?',
      link: 'boolean?',
    },
  },
  apiCall: {
    include: { record: ['orderNr?', 'method?'] },
    fields: {
      idCall: 'id',
      at: { type: 'moment', label: 'Time' },
      call: { type: 'text', size: 'l' },
      system: { type: 'text', size: 'm' },
      direction: { type: 'status', options: { in: 'Incoming', out: 'Outgoing' }, tones: { info: 'in' } },
      status: 'integer',
      outcome: {
        type: 'status',
        options: [{ ok: 'Done' }, 'refused', 'failed', { lost: 'No answer' }],
        tones: { success: 'ok', warning: 'refused', danger: ['failed', 'lost'] },
      },
      duration: { type: 'duration', unit: 'ms' },
      documentNr: { type: 'text?', copy: true, size: 'm' },
      payload: { type: 'text?', sortable: false, size: 'm' },
      path: { type: 'text?', copy: true },
      statusText: { type: 'text?', label: 'Meaning' },
      requestBytes: { type: 'integer?', label: 'Request size', unit: 'bytes' },
      responseBytes: { type: 'integer?', label: 'Response size', unit: 'bytes' },
      idMessage: { type: 'id?', label: 'Navision message' },
    },
  },
})
