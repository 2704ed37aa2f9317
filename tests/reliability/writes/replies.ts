import { leavesOf } from '../../../runtime/core/loads/condition.ts'
import { valueAt } from '../../../runtime/core/objects.ts'
import { placeholders } from '../../../runtime/core/path.ts'
import { type Grid } from '../../../schemas/index.ts'
import { filled } from '../../conformance/screenFacts.ts'
import { type FaultProxy, json } from '../faultProxy.ts'
import { conditionsBelow, recordAt, recordThatMeets, withValue } from './matchingRecords.ts'
import { type Write } from './writes.ts'

/** What the server has to answer so that a button is shown and can be used, whatever the data of the sandbox is. */
export interface Replies {
  readonly armed: readonly { readonly call: string; readonly body: unknown }[]
}

export async function repliesFor(
  write: Write,
  ask: (path: string, body?: object) => Promise<unknown>,
): Promise<Replies> {
  const { facts, grid, ofRow, ofLoads, record } = write
  const conditions = [...ofLoads, ...(record === '' ? [] : conditionsBelow(record, ofRow))]
  const names = [...new Set(conditions.flatMap(fieldsOf).map(field => field.split('.')[0] ?? ''))]
  const replies = await Promise.all(
    names.map(async name => {
      const load = facts.screen.loads?.[name]
      if (!load) throw new Error(`${write.name} looks at ${name}, which is no load.`)
      const path = filled(load.get, facts.screen)
      const query = load.query ? `?${new URLSearchParams(load.query)}` : ''
      return { name, call: `GET ${path}`, select: load.select ?? '', body: await ask(path + query) }
    }),
  )
  const loads = Object.fromEntries(replies.map(({ name, select, body }) => [name, recordAt(body, select)]))
  const met = recordThatMeets(loads, conditions)
  const armed = replies.map(({ name, call, select, body }) => ({
    call,
    body: select === '' ? met[name] : withValue(recordAt(body, ''), select, met[name]),
  }))
  if (!grid || write.scope === 'screen') return { armed }
  const source = filled(grid.source, facts.screen)
  const reply = await ask(source, requestOf(grid))
  const first = Object(valueAt(reply, 'data.0'))
  const row = recordThatMeets({ ...made(grid), ...withPathOf(write, first) }, ofRow)
  return {
    armed: [...armed, { call: `POST ${source}`, body: { success: true, data: [row], rowCount: 1 } }],
  }
}

export function armReplies(proxy: FaultProxy, { armed }: Replies): void {
  for (const { call, body } of armed) void proxy.arm(call, json(200, body))
}

/** A row where the sandbox has none. */
function made({ columns }: Grid): Readonly<Record<string, unknown>> {
  return Object.fromEntries(columns.map(({ field }) => [field, '1']))
}

/** The row with a value for each placeholder of the call; a row under which the button is not shown may lack them. */
function withPathOf(
  { call }: Write,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const missing = placeholders(call).filter(name => name in row && (row[name] ?? '') === '')
  return { ...row, ...Object.fromEntries(missing.map(name => [name, '1'])) }
}

function fieldsOf(condition: Write['ofRow'][number]): readonly string[] {
  return leavesOf(condition).map(({ field }) => field)
}

/** The request of the first page of a grid. */
export function requestOf({ request, params, columns }: Grid): object {
  const options = {
    pagination: { limit: 50, offset: 0 },
    filter: [],
    sort: [],
    columns: columns.map(({ field }) => field),
  }
  return request === 'bare' ? { ...params, ...options } : { ...params, options }
}
