import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { fieldsOf, type Layout, recordStatuses } from '../twin/src/records/fields.ts'

const rowCount = 100_000
const statuses = Object.keys(recordStatuses)

/** The rows of `/api/bench/{narrow|wide}`: made up, the same for the same request, others for every page, sort and filter. */
export async function answerRecords(request: Request, layout: Layout): Promise<Response> {
  const { options }: { options: GridOptions } = await request.json()
  const { limit, offset } = options.pagination
  const seed = hash(JSON.stringify([options.sort, options.filter]))
  const data = Array.from({ length: limit }, (_, at) => record(layout, seed, offset + at))
  return Response.json({ success: true, data, rowCount }, { headers: { 'cache-control': 'no-store' } })
}

export function layoutOf(path: string): Layout | undefined {
  return (['narrow', 'wide'] as const).find(layout => path === `/api/bench/${layout}`)
}

function record(layout: Layout, seed: number, at: number): Record<string, unknown> {
  const number = (field: string) => hash(`${seed} ${at} ${field}`)
  const values = (kind: Parameters<typeof fieldsOf>[1], value: (number: number) => unknown) =>
    fieldsOf(layout, kind).map(field => [field, value(number(field))])
  return Object.fromEntries([
    ['id', 1 + (seed % 800_000) + at],
    ['currency', 'GBP'],
    ...values('text', one => `Text ${(one % 100_000).toString(36)} of ${(one % 977).toString(36)}`),
    ...values('money', one => ((one % 2_000_000) - 400_000) / 100),
    ...values('number', one => one % 5000),
    ...values('date', one => `2011-${two(1 + (one % 12))}-${two(1 + (one % 28))} ${two(one % 24)}:30:00`),
    ...values('status', one => statuses[one % statuses.length]),
    ...values('flag', one => one % 2 === 0),
  ])
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}
