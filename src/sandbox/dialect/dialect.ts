import { type Answer, legacyAnswer } from './legacyAnswer.ts'
import { isRecord } from './legacyValues.ts'

/** The servers that the sandbox can be: our own reading of the specification, or a legacy API that reads it differently. */
export const dialects = ['standard', 'legacy'] as const
export type DialectName = (typeof dialects)[number]

/** How a server spells what the specification leaves open. There is one set of calls behind all dialects. */
export interface Dialect {
  /** The same calls, answered as this server answers them. */
  readonly answers: (answer: Answer) => Answer
  /** A message of the websocket as this server sends it. */
  readonly push: (message: Readonly<Record<string, unknown>>) => unknown
}

/** `slowest`: milliseconds that the slowest ordinary reply of the legacy server is late. */
export function dialectOf(name: DialectName, slowest: number): Dialect {
  if (name === 'legacy') return { answers: answer => legacyAnswer(answer, slowest), push: legacyPush }
  return { answers: answer => answer, push: message => message }
}

/** A message of the websocket with ids as text, without null values, and with unknown fields. */
export function legacyPush(message: Readonly<Record<string, unknown>>): unknown {
  const { actions } = message
  if (!Array.isArray(actions)) return message
  return { ...message, actions: actions.map(legacyAction), node: 'ws-02' }
}

function legacyAction(action: unknown): unknown {
  if (!isRecord(action)) return action
  const kept = Object.entries(action).filter(([, value]) => value !== null)
  const spelled = kept.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
  return { ...Object.fromEntries(spelled), priority: '5' }
}
