import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type Random } from '../../../src/sandbox/seed/random.ts'
import { type Failing, json } from '../faultProxy.ts'

/** A way in which a call fails. */
export interface Fault {
  readonly name: string
  readonly failing: Failing
  /** The reply is a text or another plain value: a call that expects such a value cannot recognise the fault. */
  readonly plain?: boolean
  /** The reply waits until this is called. */
  readonly release?: () => void
}

/** The message of every failure in these cases. */
const saying = 'The server says no.'

const page = '<!doctype html><title>Gateway</title><h1>Something is in the way</h1>'

/** The kinds of fault; each has members, of which the seed takes one. `changes`: the call is to change something. */
export const faultKinds = {
  'lost before the server': (random, changes) =>
    random.pick([
      { name: 'the connection is dropped', failing: cut },
      { name: 'the reply is cut off', failing: truncated },
      ...(changes ? [{ name: 'the network is changed', failing: reset }] : []),
    ]),
  'lost after the work': random =>
    random.pick([
      { name: 'the work is done and the connection is dropped', failing: afterWork(cut) },
      { name: 'the work is done and the reply is cut off', failing: afterWork(truncated) },
      { name: 'the work is done and a proxy answers 504', failing: afterWork(html(504)) },
    ]),
  'no answer for long': () => hanging(),
  'refused by the server': random => {
    const status = random.pick([400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 423, 429])
    const body = random.pick([
      { message: saying },
      { success: false, message: saying },
      { message: saying, errors: [{ field: 'no field of it', message: saying }] },
      { error: { code: status, message: saying } },
    ])
    return { name: `${status} ${JSON.stringify(body)}`, failing: json(status, body) }
  },
  'failed in the server': random => {
    const status = random.pick([500, 501, 503, 507])
    return random.pick([
      { name: `${status} with a message`, failing: json(status, { message: saying, ErrorLogId: 4711 }) },
      { name: `${status} without a body`, failing: reply(status, '', 'text/plain') },
      { name: `${status} with a list`, failing: json(status, ['nonsense', { message: null }]) },
    ])
  },
  'the page of a proxy': random => {
    const status = random.pick([200, 502, 504, 520])
    return { name: `${status} with a page of HTML`, failing: html(status) }
  },
  'no JSON': random =>
    random.pick([
      {
        name: 'half of a record',
        failing: reply(200, '{"success": true, "data": [{"id": 1', type),
        plain: true,
      },
      { name: 'two records', failing: reply(200, '{"success": true}{"success": true}', type), plain: true },
      { name: 'JSON with a mark', failing: reply(200, 'callback({"data": []})', type), plain: true },
      {
        name: 'bytes',
        failing: reply(200, '\u0000\u0001\u0002\ufffd', 'application/octet-stream'),
        plain: true,
      },
    ]),
  'JSON without sense': random => {
    const body = random.pick([7, 'nonsense', true, [1, 'two', null], [[[]]], { success: false }, -0.5])
    return { name: JSON.stringify(body), failing: json(200, body), plain: typeof body !== 'object' }
  },
  redirected: random =>
    random.pick([
      { name: 'to a page', failing: redirect('/login') },
      { name: 'to a page that is not there', failing: redirect('/assets/none.js') },
      { name: 'to itself without end', failing: endless },
    ]),
} as const satisfies Record<string, (random: Random, changes: boolean) => Fault>

export type FaultName = keyof typeof faultKinds
export const faultNames = Object.keys(faultKinds).filter((name): name is FaultName => name in faultKinds)

const type = 'application/json'

function reply(status: number, body: string, contentType: string): Failing {
  return response => response.writeHead(status, { 'content-type': contentType }).end(body)
}

function html(status: number): Failing {
  return reply(status, page, 'text/html; charset=utf-8')
}

function cut(response: ServerResponse): void {
  response.destroy()
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}

function truncated(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': type, 'content-length': '4096' })
  response.write('{"success": true, "data": [', () => response.destroy())
}

function redirect(location: string): Failing {
  return response => response.writeHead(302, { location }).end()
}

function endless(response: ServerResponse, _: unknown, { url = '/' }: IncomingMessage): void {
  response.writeHead(302, { location: url }).end()
}

function afterWork(answer: Failing): Failing {
  return (response, pass, request) => pass(() => answer(response, pass, request))
}

function hanging(): Fault {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    name: 'it is not answered, and then dropped',
    failing: response => void promise.then(() => response.destroy()),
    release: resolve,
  }
}
