import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, text } from '../item.ts'
import { type Outline } from './outline.ts'

/** A redirect leads to one place, and its params fill parameters of that screen from parameters of this one. */
export function checkRedirects(
  { file, screen, params, query }: Outline,
  byName: ReadonlyMap<string, Outline>,
): Finding[] {
  const redirect = child(screen, 'redirect')
  const [to, address, filled] = ['screen', 'address', 'params'].map(key => child(redirect, key))
  if (to?.value !== undefined && address?.value !== undefined)
    return [finding(file, redirect, explain.redirectTwice())]
  if (!to || !filled || filled.value === undefined) return []
  if (to.value === undefined) return [finding(file, filled, explain.redirectParamsAlone())]
  const target = byName.get(text(to) ?? '')
  const taken = target && [...target.placeholders, ...target.query.map(([name]) => name)]
  const own = [...params, ...query].map(([name]) => name)
  return entries(filled).flatMap(([name, item]) => [
    ...(target && taken && !taken.includes(name)
      ? [keyFinding(file, item, explain.linkParamUnknown(name, target.name, taken))]
      : []),
    ...(own.includes(text(item) ?? '')
      ? []
      : [finding(file, item, explain.placeholderUnknown(text(item) ?? '', own))]),
  ])
}
