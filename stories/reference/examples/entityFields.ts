import { type FieldType, type WrittenEntityField } from '../../../schemas/index.ts'
import { type Examples } from './example.ts'

/** A field of that type of an entity, for each type; its entity has an id, a currency and an order too. */
export const entityFieldExamples: Readonly<Record<FieldType, Examples<WrittenEntityField>>> = {
  boolean: { minimal: 'boolean', full: { type: 'boolean?', label: 'Send today', filterable: false } },
  date: { minimal: 'date', full: { type: 'date?', label: 'Paid', help: 'The day of the bank.', size: 's' } },
  decimal: {
    minimal: 'decimal',
    full: { type: 'decimal', label: 'Weight', decimals: 1, unit: 'kg', min: 0, max: 30 },
  },
  duration: { minimal: 'duration', full: { type: 'duration', label: 'Waits', unit: 'h' } },
  file: { minimal: 'file', full: { type: 'file?', label: 'Letter' } },
  id: { minimal: 'id', full: { type: 'id', label: 'Number', copy: true, example: 4711 } },
  integer: { minimal: 'integer', full: { type: 'integer', label: 'Boxes', unit: 'boxes', min: 1, max: 20 } },
  json: { minimal: 'json', full: { type: 'json?', label: 'Answer of the bank' } },
  list: { minimal: 'list', full: { type: 'list', entity: 'item', label: 'Items' } },
  moment: { minimal: 'moment', full: { type: 'moment?', label: 'Sent', time: false, sortable: false } },
  money: {
    minimal: 'money',
    full: { type: 'money', label: 'To pay', currency: 'currency', min: 0, max: 5000 },
  },
  object: {
    minimal: { type: 'object', entity: 'item' },
    full: { type: 'object?', entity: 'item', label: 'Item' },
  },
  percent: { minimal: 'percent', full: { type: 'percent?', label: 'Discount' } },
  reference: {
    minimal: { type: 'reference', entity: 'order' },
    full: { type: 'reference?', entity: 'order', key: 'order', label: 'Ordered with', copy: true },
  },
  status: {
    minimal: { type: 'status', options: ['open', 'done'] },
    full: {
      type: 'status',
      options: [{ beingPaid: 'At the bank' }, 'paid', 'failed'],
      tones: { info: 'beingPaid', success: 'paid', danger: 'failed' },
    },
  },
  text: {
    minimal: 'text',
    full: {
      type: 'text?',
      label: 'IBAN',
      personal: true,
      sensitive: true,
      copy: true,
      exact: true,
      maxLength: 34,
      warn: 'iban',
      placeholder: 'GB29 NWBK 6016 1331 9268 19',
    },
  },
}
