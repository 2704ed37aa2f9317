import { setTimeout } from 'node:timers/promises'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'

/** A failure on demand. */
export interface Fault {
  /** Method and path, e.g. `GET /api/finance/refunds/{idrefund}`; a placeholder matches one segment. */
  readonly call: string
  /** Status of the reply. */
  readonly status?: number
  /**
   * Milliseconds to wait first, 60,000 at most; a call that waits when the faults are deleted waits no longer. Alone: the
   * call is then answered as usual.
   */
  readonly delay?: number
  /** Ends the connection without an answer. */
  readonly drop?: boolean
  /** The call is done first, and fails only then: its answer is lost, its work is not. */
  readonly late?: boolean
  /** Body of the reply: a text goes out as it is, anything else as JSON. */
  readonly body?: unknown
  /** How many calls fail. Absent: all, until the faults are deleted. */
  readonly times?: number
}

const readFault = requires<Fault>({
  type: 'object',
  additionalProperties: false,
  required: ['call'],
  properties: {
    call: { type: 'string', maxLength: 500, pattern: '^(GET|POST|PUT|PATCH|DELETE) /[^ ?#]*$' },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    delay: { type: 'integer', minimum: 0, maximum: 60_000 },
    drop: { type: 'boolean' },
    late: { type: 'boolean' },
    body: {},
    times: { type: 'integer', minimum: 1, maximum: 1_000_000 },
  },
})

/** The failures on demand, newest first. */
export interface Faults {
  /** Throws a Refusal (400) for invalid data. */
  add(data: unknown): void
  /** What waits for its delay waits no longer. */
  clear(): void
  /** Resolves after the delay of the fault, or as soon as the faults are deleted. */
  wait(fault: Fault | undefined): Promise<void>
  /** The fault for that call, which counts as used; undefined: none. */
  take(method: string, path: string): Fault | undefined
  /** The same without using it up. */
  peek(method: string, path: string): Fault | undefined
}

export function makeFaults(): Faults {
  let active: { fault: Fault; matches: RegExp; left: number }[] = []
  let waits = new AbortController()
  const find = (method: string, path: string) => active.find(one => one.matches.test(`${method} ${path}`))
  return {
    add(data) {
      const fault = readFault(data)
      if (fault.status === undefined && fault.delay === undefined && !fault.drop && fault.body === undefined)
        throw new Refusal(400, 'A fault needs a status, a delay, a drop or a body.')
      active = [
        { fault, matches: pattern(fault.call), left: fault.times ?? Number.POSITIVE_INFINITY },
        ...active,
      ]
    },
    clear() {
      active = []
      waits.abort()
      waits = new AbortController()
    },
    async wait(fault) {
      // What it rejects with is the end of the wait too.
      if (fault?.delay)
        await setTimeout(fault.delay, undefined, { signal: waits.signal }).catch(() => undefined)
    },
    take(method, path) {
      const found = find(method, path)
      if (!found) return undefined
      found.left--
      if (found.left <= 0) active = active.filter(one => one !== found)
      return found.fault
    },
    peek: (method, path) => find(method, path)?.fault,
  }
}

function pattern(call: string): RegExp {
  const parts = call.split(/\{[^{}/]*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
