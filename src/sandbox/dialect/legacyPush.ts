import { isRecord } from './legacyValues.ts'

/** A message of the websocket with ids as text, nothing in the place of null, and fields that nobody knows. */
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
