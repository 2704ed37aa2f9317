import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, entries, text } from '../item.ts'
import { type Outline } from './outline.ts'

/** In calls and titles every brace belongs to a placeholder; a forgotten one would be sent or shown as it is. */
export function checkBraces({
  file,
  loads,
  blocks,
  grids,
  actions,
  recordActions,
  forms,
}: Outline): Finding[] {
  const acting = [...actions.map(({ action }) => action), ...recordActions]
  return [
    ...loads.flatMap(([, load]) => [
      child(load, 'get'),
      ...entries(child(load, 'query')).map(([, value]) => value),
    ]),
    ...blocks.map(block => child(block, 'get')),
    ...grids.map(grid => child(grid, 'source')),
    ...acting.flatMap(action => [child(action, 'call'), child(action, 'panel', 'title')]),
    ...forms.map(({ form }) => child(form, 'submit', 'call')),
  ].flatMap(item => {
    const written = text(item) ?? ''
    return /[{}]/.test(written.replaceAll(/\{[\w.]+\}/g, ''))
      ? [finding(file, item, explain.placeholderOpen(written))]
      : []
  })
}
