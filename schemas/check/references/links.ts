import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { checkAddressKeys, checkAddressValues, fixedQuery, fixedValues } from './addressQuery.ts'
import { submitsOf } from './formFields.ts'
import { valuesPassedOn } from './loads.ts'
import { onRow } from './onRow.ts'
import { type Outline } from './outline.ts'
import { checkTargets, type LinkTarget, targetConditions, targetsOf } from './targets.ts'

/** Every link names an existing screen and fills its path parameters. */
export function checkLinks(
  outline: Outline,
  byName: ReadonlyMap<string, Outline>,
  /** Names of screens whose definitions could not be read. */
  unread: ReadonlySet<string | undefined>,
): Finding[] {
  const { file, screen, actions, recordActions, blocks, cells, forms, grids, loads } = outline
  const unknown = (item: Item, also: readonly string[] = []): Finding[] => {
    const name = text(item)
    if (name === undefined || name === '' || byName.has(name) || also.includes(name) || unread.has(name))
      return []
    const known = [...byName.values()].map(one => ({
      name: one.name,
      path: one.path,
      title: text(child(one.screen, 'title')),
    }))
    return [finding(file, item, explain.screenUnknown(name, known, also))]
  }
  /** A link with only the given parameters; `also` names other valid targets. */
  const carrying = (item: Item, filled: readonly string[], also?: readonly string[]): Finding[] => {
    const target = byName.get(text(item) ?? '')
    if (!target) return unknown(item, also)
    const open = target.placeholders.filter(name => !filled.includes(name))
    return open.length === 0 ? [] : [finding(file, item, explain.targetParams(target.name, open))]
  }
  /** A cell, an action or a chart: each of its targets exists and gets its parameters. */
  const leads = (link: Item): Finding[] => [
    ...checkTargets(file, link),
    ...targetsOf(link).flatMap(target => [...unknown(target.name), ...linkParams(file, target, byName)]),
  ]
  /** An action without a row has only fixed values. */
  const leadsRowless = (action: Item): Finding[] => [
    ...checkTargets(file, action),
    ...targetConditions(action)
      .filter(({ value }) => value !== undefined)
      .map(condition => finding(file, condition, explain.conditionRowless())),
    ...targetsOf(action).flatMap(({ name, of }) => [
      ...carrying(name, fixedNames(child(of, 'params'))),
      ...strangers(child(of, 'params'), text(name)),
      ...linkQuery(file, of, byName, name),
    ]),
  ]
  /** Parameters that the screen does not have. */
  const strangers = (params: Item, name = ''): Finding[] =>
    entries(params)
      .filter(([key]) => byName.get(name)?.placeholders.includes(key) === false)
      .map(([key, item]) =>
        keyFinding(file, item, explain.linkParamUnknown(key, name, byName.get(name)?.placeholders ?? [])),
      )
  const own = outline.placeholders
  const checks = items(child(screen, 'checks'))
  const failures = loads.map(([, load]) => child(load, 'onError'))
  const instead = [...checks, ...failures].map(from => ({
    from,
    go: child(from, 'go'),
    filled: [...own, ...entries(child(from, 'params')).map(([name]) => name)],
  }))
  const all = [...actions.map(({ action }) => action), ...recordActions]
  return [
    ...unknown(child(screen, 'parent')),
    ...carrying(child(screen, 'redirect', 'screen'), redirected(screen) ?? own),
    ...instead.flatMap(({ from, go, filled }) => [
      ...carrying(go, filled),
      ...(text(go) === outline.name ? [finding(file, go, explain.goItself())] : []),
      ...strangers(child(from, 'params'), text(go)),
      ...linkQuery(file, from, byName, go),
    ]),
    ...failures.flatMap(failure => [...goless(file, failure), ...beyondParameters(file, failure)]),
    ...blocks.flatMap(block => unknown(child(block, 'under'))),
    ...blocks.filter(block => child(block, 'kind').value === 'chart').flatMap(leads),
    ...blocks.flatMap(block => items(child(block, 'tiles'))).flatMap(tile => carrying(child(tile, 'to'), [])),
    ...blocks
      .flatMap(block => items(child(block, 'links')))
      .flatMap(link => carrying(child(link, 'to'), [], ['back', 'again', 'parent'])),
    ...grids
      .flatMap(grid => items(child(grid, 'empty', 'links')))
      .flatMap(link => carrying(child(link, 'to'), [])),
    ...[...forms.flatMap(({ form }) => submitsOf(form)), ...all].flatMap(way => [
      ...carrying(child(way, 'onSuccess', 'go'), [
        ...own,
        ...entries(child(way, 'onSuccess', 'params')).map(([name]) => name),
      ]),
      ...strangers(child(way, 'onSuccess', 'params'), text(child(way, 'onSuccess', 'go'))),
      ...linkQuery(file, child(way, 'onSuccess'), byName, child(way, 'onSuccess', 'go')),
      ...goless(file, child(way, 'onSuccess')),
      ...carrying(child(way, 'onSuccess', 'link', 'to'), [
        ...own,
        ...entries(child(way, 'onSuccess', 'link', 'params')).map(([name]) => name),
      ]),
      ...strangers(child(way, 'onSuccess', 'link', 'params'), text(child(way, 'onSuccess', 'link', 'to'))),
      ...fixedQuery(file, child(way, 'onSuccess', 'link'), byName),
    ]),
    ...all
      .filter(action => child(action, 'kind').value === 'navigate')
      .flatMap(action => (onRow(action) ? leads(action) : leadsRowless(action))),
    ...cells.filter(cell => child(cell, 'kind').value === 'link').flatMap(leads),
  ]
}

/** The query of a cell or action is known to its target; fixed values are among the options. */
function linkQuery(file: string, way: Item, byName: ReadonlyMap<string, Outline>, to: Item): Finding[] {
  const target = byName.get(text(to) ?? '')
  const query = child(way, 'query')
  if (!target || query.value === undefined) return []
  return [...checkAddressKeys(file, query, target), ...checkAddressValues(file, fixedValues(query), target)]
}

/** Parameters and query need a target. */
function goless(file: string, done: Item): Finding[] {
  if (child(done, 'go').value !== undefined) return []
  return ['params', 'query']
    .map(key => child(done, key))
    .filter(({ value }) => value !== undefined)
    .map(item => keyFinding(file, item, explain.goMissing()))
}

/** A load that fails knows no other load: the screen that opens gets parameters and fixed values. */
function beyondParameters(file: string, failure: Item): Finding[] {
  return valuesPassedOn(failure)
    .filter(item => text(item)?.startsWith('params.') === false)
    .map(item => finding(file, item, explain.passedOnFailure(text(item) ?? '')))
}

/** The parameters that a redirect fills; undefined: it passes on those of the path. */
function redirected(screen: Item): string[] | undefined {
  const params = child(screen, 'redirect', 'params')
  return params.value === undefined ? undefined : entries(params).map(([name]) => name)
}

/** The parameters with a fixed value. */
function fixedNames(params: Item): string[] {
  return entries(params)
    .filter(([, item]) => child(item, 'value').value !== undefined)
    .map(([name]) => name)
}

/** A link fills exactly the parameters of its target. */
function linkParams(
  file: string,
  { name: to, of }: LinkTarget,
  byName: ReadonlyMap<string, Outline>,
): Finding[] {
  const target = byName.get(text(to) ?? '')
  if (!target) return []
  const params = child(of, 'params')
  const given = entries(params)
  const extra = given.filter(([key]) => !target.placeholders.includes(key))
  const missing = target.placeholders
    .filter(name => !given.some(([key]) => key === name))
    // A misspelt key is one fault.
    .filter(name => !extra.some(([key]) => nearest(key, target.placeholders) === name))
  return [
    ...linkQuery(file, of, byName, to),
    ...missing.map(name =>
      finding(file, params.value === undefined ? of : params, explain.linkParamMissing(name, target.name)),
    ),
    ...extra.map(([key, item]) =>
      keyFinding(file, item, explain.linkParamUnknown(key, target.name, target.placeholders)),
    ),
  ]
}
