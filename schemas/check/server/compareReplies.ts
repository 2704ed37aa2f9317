import { type Entity } from '../../language/entity.ts'
import { bareIdParts } from '../../language/gridKeys.ts'
import { insideOf, isDone, isRecord, isRefused, levelsOf, listOf } from '../../wire/envelope.ts'
import { readGridReply } from '../../wire/gridReply.ts'
import { placeholdersOf } from '../placeholders.ts'
import { type NamedCall, type Vocabulary } from '../resolve/vocabulary.ts'
import { type Ask, type Reply } from './askServer.ts'
import { type Use, type Uses } from './callUses.ts'
import { compareRecords } from './compareRecords.ts'
import { type Comparison, type Difference, type Uncompared } from './difference.ts'
import { callFault, callTitle, fieldDifference } from './findings.ts'

type Fields = Readonly<Record<string, unknown>>

/** Calls sent in parallel: few, so that a server in use hardly notices. */
const together = 4

/**
 * Compares the replies of the calls that change nothing: GET, and grids with ten rows. Calls without parameters come first;
 * the records that they bring fill the parameters of the others.
 */
export async function compareReplies(ask: Ask, vocabulary: Vocabulary, uses: Uses): Promise<Comparison> {
  const found: Difference[] = []
  const uncompared: Uncompared[] = []
  const rows: KnownRow[] = []
  const compared = new Set<string>()
  const safe = [...vocabulary.calls.values()].filter(
    call => ((call.method === 'GET' && !call.changes) || call.grid !== undefined) && call.reply !== 'file',
  )

  async function compare(call: NamedCall): Promise<void> {
    const title = callTitle(call)
    const { path, isSure } = concretePath(call, uses.of(call), vocabulary, rows)
    if (path === undefined) {
      uncompared.push({ call: title, why: 'no record is known that fills its path' })
      return
    }
    const reply = await ask(call.grid === undefined ? 'GET' : 'POST', path, gridBody(call, uses.of(call)))
    const why = silence(reply, isSure)
    if (why !== undefined) {
      uncompared.push({ call: title, why })
      return
    }
    compared.add(call.name)
    const entity = vocabulary.entities.get(call.one ?? call.many ?? '')
    const records = recordsOf(call, reply, entity)
    if (typeof records === 'string') found.push(callFault(call, uses, records))
    else if (entity) {
      const [first] = records
      if (first) rows.push({ entity: entity.name, path: call.path, row: first })
      for (const fault of compareRecords(records, entity, vocabulary))
        found.push(fieldDifference(call, uses, fault))
    }
  }

  const inTurn = (call: NamedCall) => placeholdersOf(call.path).length
  for (const count of [...new Set(safe.map(inTurn))].sort()) {
    const waiting = safe.filter(call => inTurn(call) === count)
    const lane = async () => {
      for (let call = waiting.shift(); call; call = waiting.shift()) await compare(call)
    }
    await Promise.all(Array.from({ length: together }, lane))
  }
  const writing = vocabulary.calls.size - safe.length
  if (writing > 0)
    uncompared.push({
      call: `${writing} calls that write or bring files`,
      why: 'nothing is sent that may change the server, and it publishes no OpenAPI document',
    })
  return { differences: found, uncompared, compared: compared.size, by: 'the replies of the server' }
}

/** Why a reply cannot be compared; undefined: it can. `isSure`: its path is that of an existing record. */
function silence(reply: Reply, isSure: boolean): string | undefined {
  const { status } = reply
  if (status === undefined) return 'failure' in reply ? reply.failure : undefined
  if (status === 401) return 'answers 401: the token of CONSOLE_TOKEN is missing or not accepted'
  if (status === 403) return 'answers 403: the token lacks the resource'
  if (status === 404 && !isSure) return 'answers 404, perhaps because there is no such record'
  if (status >= 300 && status < 400) return 'failure' in reply ? reply.failure : undefined
  return status >= 400 && ![404, 405].includes(status) ? `answers ${status}` : undefined
}

/** The records of a reply, or what is wrong with it. */
function recordsOf(call: NamedCall, reply: Reply, entity: Entity | undefined): readonly Fields[] | string {
  if (reply.status === 404) return 'is not there: the server answers 404.'
  if (reply.status === 405) return `cannot be sent: the server answers 405, so the path has another method.`
  if ('failure' in reply) return `${reply.failure}.`
  const { body } = reply
  if (call.grid !== undefined) {
    const page = readGridReply(body)
    return page ? page.rows : 'answers no rows with their count.'
  }
  if (isRefused(body)) return []
  const steps = (call.at ?? '')
    .split('.')
    .filter(step => step !== '' && step !== 'data' && step !== 'response')
  const levels = levelsOf(body).map(level => steps.reduce<unknown>(stepInto, level))
  if (call.many !== undefined) {
    const list = levels.map(level => listOf(level)).find(one => one !== undefined)
    return list ? list.filter(isRecord) : 'answers no list of records.'
  }
  if (call.one === undefined || !entity) return []
  const known = levels.filter(isRecord).find(level => Object.keys(level).some(key => key in entity.fields))
  if (known) return [known]
  const isEmpty = (level: unknown) => level === null || (Array.isArray(level) && level.length === 0)
  // A successful reply without content says that the record does not exist.
  const saysNone =
    levels.some(isEmpty) ||
    (isDone(body) &&
      levelsOf(body)
        .slice(1)
        .every(level => insideOf(level) === undefined))
  return saysNone ? [] : `answers no ${entity.label.toLowerCase()}.`
}

function stepInto(value: unknown, step: string): unknown {
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** The first ten rows; some grids send their options bare (spec 1 §7). */
function gridBody({ grid }: NamedCall, uses: readonly Use[]): unknown {
  if (grid === undefined) return undefined
  const options = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] }
  const text = JSON.stringify(uses.map(({ screen }) => screen.body))
  const isBare = [...text.matchAll(/"id":"([\w-]+)"/g)].some(([, id = '']) =>
    bareIdParts.some(part => id.includes(part)),
  )
  return isBare ? options : { options }
}

/** A record of the server, and the path of the call that returned it. */
interface KnownRow {
  readonly entity: string
  readonly path: string
  readonly row: Fields
}

interface Concrete {
  /** Undefined: no value is known. */
  readonly path: string | undefined
  /** Whether it is the path of an existing record. */
  readonly isSure: boolean
}

/** A path of a call with its parameters filled in: by a record that the server has, else by the example of a screen. */
function concretePath(
  call: NamedCall,
  uses: readonly Use[],
  { entities, calls }: Vocabulary,
  rows: readonly KnownRow[],
): Concrete {
  // An entity may have records in several areas: the nearest path is meant.
  const keyOf = (name: string | undefined) => {
    const [nearest] = rows
      .filter(({ entity }) => entity === name)
      .toSorted((one, other) => alike(other.path, call.path) - alike(one.path, call.path))
    const key = nearest?.row[entities.get(name ?? '')?.key ?? '']
    const isSure = nearest !== undefined && call.path.startsWith(nearest.path.replace(/grid$/, ''))
    return typeof key === 'string' || typeof key === 'number' ? { key: String(key), isSure } : undefined
  }
  if (!call.path.includes('{') && call.query === undefined) return { path: call.path, isSure: true }
  for (const { path, screen, query } of uses) {
    let isSure = query === undefined
    const fill = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
        // The record of a screen has a load whose path has the same parameter.
        const paths = Object.values(screen.loads ?? {}).map(load => load.get)
        const shown = [...calls.values()].find(
          one =>
            one.one !== undefined &&
            placeholdersOf(one.path).length === 1 &&
            paths.includes(one.path.replace(/\{\w+\}/, `{${name}}`)),
        )
        const known = keyOf(shown?.one)
        if (!known?.isSure) isSure = false
        const value = known?.key ?? screen.params?.[name]?.example
        return value === undefined ? placeholder : encodeURIComponent(value)
      })
    const filled = fill(path)
    const search = Object.entries(query ?? {}).map(([key, value]) => `${key}=${fill(value)}`)
    if (!filled.includes('{') && !search.some(one => one.includes('{')))
      return { path: search.length > 0 ? `${filled}?${search.join('&')}` : filled, isSure }
  }
  if (!call.path.includes('{')) return { path: call.path, isSure: false }
  const own = placeholdersOf(call.path).length === 1 ? keyOf(call.one) : undefined
  return own === undefined
    ? { path: undefined, isSure: false }
    : { path: call.path.replace(/\{\w+\}/, encodeURIComponent(own.key)), isSure: own.isSure }
}

/** How many characters two paths have in common from their start. */
function alike(one: string, other: string): number {
  const end = [...one].findIndex((character, index) => character !== other[index])
  return end < 0 ? one.length : end
}
