import { type Condition, type ConditionLeaf, type Screen } from '../../schemas/index.ts'
import { isRecord } from '../../schemas/wire/envelope.ts'
import { type RunningConsole } from '../support/runningConsole.ts'
import { leavesOf } from './conditionLeaves.ts'

/**
 * Lets the loads of a screen reply so that a condition on them holds, until the faults are deleted: with what the sandbox
 * replies and the values of the condition in it.
 */
export async function holdCondition(
  condition: Condition,
  screen: Screen,
  { console, resources, filled }: Place,
): Promise<void> {
  const token = await console.session({ resources })
  const leaves = Map.groupBy(leavesOf(condition), ({ field }) => field.split('.')[0] ?? '')
  for (const [name, ofLoad] of leaves) {
    const load = screen.loads?.[name]
    if (!load) throw new Error(`The screen ${screen.name} has no load ${name}.`)
    const path = filled(load.get)
    const reply = await fetch(`${console.address}${path}`, { headers: { Authorization: `Bearer ${token}` } })
    let body: unknown = await reply.json()
    for (const leaf of ofLoad) {
      const [, ...below] = leaf.field.split('.')
      if (leaf.present !== true)
        body = withValue(body, [...(load.select?.split('.') ?? []), ...below], heldValue(leaf))
    }
    await console.fault({ call: `GET ${path}`, status: 200, body })
  }
}

interface Place {
  readonly console: RunningConsole
  /** What the user of the screen holds. */
  readonly resources: readonly string[]
  /** A path with the example of every parameter of the screen in it. */
  readonly filled: (path: string) => string
}

/** A value for which a leaf holds; `not` holds without a value. Checks never ask for the user. */
function heldValue({ is, in: several, atLeast, atMost, moreThan, lessThan }: ConditionLeaf): unknown {
  if (moreThan !== undefined) return moreThan + 1
  if (lessThan !== undefined) return lessThan - 1
  return is ?? several?.[0] ?? atLeast ?? atMost ?? null
}

function withValue(holder: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const own = isRecord(holder) ? holder : {}
  return { ...own, [key]: withValue(own[key], rest, value) }
}
