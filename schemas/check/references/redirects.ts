import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { checkAddressKeys, checkAddressValues } from './addressQuery.ts'
import { type Outline } from './outline.ts'

/** A redirect has one target, whose params it fills from parameters of this screen. */
export function checkRedirects(
  { file, screen, params, query }: Outline,
  byName: ReadonlyMap<string, Outline>,
): Finding[] {
  const redirect = child(screen, 'redirect')
  const [to, filled, path] = [child(redirect, 'screen'), child(redirect, 'params'), child(redirect, 'path')]
  const base = child(redirect, 'base')
  const ways = [to, child(redirect, 'address'), base].filter(({ value }) => value !== undefined)
  if (ways.length > 1) return [finding(file, redirect, explain.redirectTwice())]
  if ((base.value === undefined) !== (path.value === undefined))
    return [finding(file, redirect, explain.redirectBase())]
  const declared = params.map(([name]) => name)
  const unknown = placeholdersOf(text(path) ?? '').filter(name => !declared.includes(name))
  if (unknown.length > 0)
    return unknown.map(name => finding(file, path, explain.placeholderUnknown(name, declared)))
  const said = child(redirect, 'query')
  if (said.value !== undefined && to.value === undefined)
    return [finding(file, said, explain.redirectParamsAlone('query'))]
  const asked = byName.get(text(to) ?? '')
  const wrong = asked
    ? [...checkAddressKeys(file, said, asked), ...checkAddressValues(file, entries(said), asked)]
    : []
  if (filled.value === undefined) return wrong
  if (to.value === undefined) return [finding(file, filled, explain.redirectParamsAlone('params'))]
  const target = byName.get(text(to) ?? '')
  const taken = target && [...target.placeholders, ...target.query.map(([name]) => name)]
  const own = [...params, ...query].map(([name]) => name)
  const strangers = entries(filled).flatMap(([name, item]) => [
    ...(target && taken && !taken.includes(name)
      ? [keyFinding(file, item, explain.linkParamUnknown(name, target.name, taken))]
      : []),
    ...(text(item) === undefined || own.includes(text(item) ?? '')
      ? []
      : [finding(file, item, explain.placeholderUnknown(text(item) ?? '', own))]),
  ])
  return [...wrong, ...strangers]
}
