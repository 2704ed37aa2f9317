import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { submitsOf } from '../references/formFields.ts'
import { type Outline } from '../references/outline.ts'
import { type NamedCall } from '../resolve/vocabulary.ts'

/** Calls that screens write as a path, and that no file of calls describes: no server has them, and neither has the sandbox. */
export function undescribedCalls(outline: Outline, calls: readonly NamedCall[]): Finding[] {
  return sentBy(outline).flatMap(({ item, method }) => {
    const path = text(item) ?? ''
    const known = calls.filter(call => call.method === method)
    if (!path.startsWith('/') || known.some(call => matches(path, call.path))) return []
    const near = nearest(
      path,
      known.map(call => call.path),
    )
    return [finding(outline.file, item, explain.callUndescribed(method, path, near))]
  })
}

interface Sent {
  readonly item: Item
  readonly method: string
}

function sentBy({ loads, panels, blocks, grids, actions, recordActions, forms }: Outline): Sent[] {
  const reading = [
    ...[...loads, ...panels.flatMap(panel => panel.loads)].map(([, load]) => child(load, 'get')),
    ...blocks.flatMap(block => [block, ...items(child(block, 'tiles'))]).map(part => child(part, 'get')),
  ]
  const acting = [...actions.map(({ action }) => action), ...recordActions]
  const writing = [...acting, ...forms.flatMap(({ form }) => submitsOf(form))]
  return [
    ...reading.map(item => ({ item, method: 'GET' })),
    ...grids.map(grid => ({ item: child(grid, 'source'), method: 'POST' })),
    ...writing.map(part => ({
      item: child(part, 'call'),
      method: text(child(part, 'method')) ?? 'POST',
    })),
  ]
}

/** Whether a written path can be one of a call: a placeholder of either is any step. */
function matches(written: string, path: string): boolean {
  const steps = (one: string) => (one.split('?')[0] ?? '').split('/')
  const known = steps(path)
  const own = steps(written)
  return (
    own.length === known.length &&
    own.every((step, at) => {
      const other = known[at] ?? ''
      return step === other || step.includes('{') || other.includes('{')
    })
  )
}
