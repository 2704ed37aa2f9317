import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type NamedCall } from '../../schemas/check/resolve/vocabulary.ts'
import { sampleRecords } from '../../schemas/contract/sampleRecords.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { sampleServer } from '../../src/playground/sample/sampleServer.ts'
import { wrapped } from '../../src/playground/sample/sampleValue.ts'
import { answerAttachments } from '../fixtures/attachments.ts'
import { answerComments } from '../fixtures/comments.ts'
import { vocabulary } from './words.ts'

// The second one is that of the example of a resource with parameters.
const frame = sampleServer([], { resources: ['refunds', 'refunds_1001_view'] })

/** A server for the examples: records by their entities, and what the other calls say. */
export function answerExample(call: HttpCall): HttpReply | Promise<HttpReply> {
  if (call.path.startsWith('/api/attachments')) return answerAttachments()(call)
  if (call.path.startsWith('/api/comment')) return answerComments()(call)
  const found = [...vocabulary.calls.values()].find(known => means(known, call))
  if (!found) return frame(call)
  const entity = vocabulary.entities.get(found.one ?? found.many ?? '')
  const records = entity ? sampleRecords(entity, vocabulary.entities, 6) : []
  if (found.grid !== undefined) return answerGrid(records)(call)
  const value = found.many === undefined ? (records[0] ?? values[found.name] ?? null) : records
  return ok(found.reply === 'any' && found.at === undefined ? value : wrapped(found.at ?? 'data', value))
}

/** What the calls without an entity say. */
const values: Readonly<Record<string, unknown>> = {
  amountLimit: '5000',
  banks: ['Albion Bank', 'City Bank'],
  message: '{"status":"BOOKED","iban":"GB29 NWBK 6016 1331 9268 19"}',
  methods: [
    {
      id: 'bank',
      name: 'Bank transfer',
      value: 'bank',
      label: 'Bank transfer',
      fields: [{ name: 'holder', label: 'Account holder', required: true, maxLength: 40 }],
    },
    { id: 'voucher', name: 'Voucher', value: 'voucher', label: 'Voucher', fields: [] },
  ],
  queue: { count: 12, oldestHours: 30, overdue: 2 },
  selectedRefunds: { data: { sum: 1204.5, left: 3795.5 } },
  sumRefunds: { data: { sums: ['1,204.50 GBP', '88.00 EUR'] } },
  totalRefunds: {
    data: [
      { field: 'amount', amount: 12_345.6, currency: 'GBP' },
      { field: 'lines', amount: 72, currency: '' },
    ],
  },
  countRefunds: {
    data: [
      { value: 'pending', count: 4 },
      { value: 'ready', count: 12 },
      { value: 'paid', count: 1204 },
    ],
  },
  events: [
    {
      id: 1,
      icon: 'NEW',
      color: 'blue',
      title: 'Asked',
      user: 'Nour',
      date: '2026-11-18 16:02:45',
      data: 'By mail.',
    },
    {
      id: 2,
      icon: 'OK',
      color: 'green',
      title: 'Paid',
      user: 'Ada',
      date: '2026-11-19 09:10:00',
      data: 'To the bank.',
    },
  ],
  remarks: [
    { comment: 'Called twice.', data: 'Called twice.', user: 'Ada Lovelace', date: '2026-11-18 16:02:45' },
    { comment: 'A voucher is fine.', data: 'A voucher is fine.', user: 'Nour', date: '2026-11-19 09:10:00' },
  ],
}

const ok = (data: unknown): HttpReply => ({ ok: true, status: 200, data })

function means({ method, path }: NamedCall, call: HttpCall): boolean {
  const parts = call.path.split('/')
  const wanted = path.split('/')
  return (
    method === call.method &&
    parts.length === wanted.length &&
    wanted.every((part, at) => part.startsWith('{') || part === parts[at])
  )
}
