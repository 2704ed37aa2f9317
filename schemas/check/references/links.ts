import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { onRow } from './onRow.ts'
import { type Outline } from './outline.ts'

/** Every name of a screen names one, and whoever leads there fills its path parameters. */
export function checkLinks(outline: Outline, byName: ReadonlyMap<string, Outline>): Finding[] {
  const { file, screen, actions, recordActions, blocks, cells, forms, grids, loads } = outline
  const unknown = (item: Item): Finding[] => {
    const name = text(item)
    if (name === undefined || name === '' || byName.has(name)) return []
    return [finding(file, item, explain.screenUnknown(name, byName.keys()))]
  }
  /** A way that carries nothing but the given parameters. */
  const carrying = (item: Item, filled: readonly string[]): Finding[] => {
    const target = byName.get(text(item) ?? '')
    if (!target) return unknown(item)
    const open = target.placeholders.filter(name => !filled.includes(name))
    return open.length === 0 ? [] : [finding(file, item, explain.targetParams(target.name, open))]
  }
  const leads = (action: Item): Finding[] => {
    if (!onRow(action)) return carrying(child(action, 'to'), [])
    return [...unknown(child(action, 'to')), ...linkParams(file, action, byName)]
  }
  const own = outline.placeholders
  return [
    ...unknown(child(screen, 'parent')),
    ...carrying(child(screen, 'redirect', 'screen'), redirected(screen) ?? own),
    ...items(child(screen, 'checks')).flatMap(check => carrying(child(check, 'go'), own)),
    ...loads.flatMap(([, load]) => carrying(child(load, 'onError', 'go'), own)),
    ...blocks.flatMap(block => unknown(child(block, 'under'))),
    ...blocks
      .flatMap(block => items(child(block, 'links')))
      .map(link => child(link, 'to'))
      .filter(to => to.value !== 'back')
      .flatMap(to => carrying(to, [])),
    ...forms.flatMap(({ form }) => carrying(child(form, 'submit', 'onSuccess', 'go'), own)),
    ...grids
      .flatMap(grid => items(child(grid, 'empty', 'links')))
      .flatMap(link => carrying(child(link, 'to'), [])),
    ...[...actions.map(({ action }) => action), ...recordActions].flatMap(action => [
      ...carrying(child(action, 'onSuccess', 'go'), []),
      ...(child(action, 'kind').value === 'navigate' ? leads(action) : []),
    ]),
    ...cells
      .filter(cell => child(cell, 'kind').value === 'link')
      .flatMap(cell => [...unknown(child(cell, 'to')), ...linkParams(file, cell, byName)]),
  ]
}

/** The parameters that a redirect fills itself; undefined: it hands on those of the path. */
function redirected(screen: Item): string[] | undefined {
  const params = child(screen, 'redirect', 'params')
  return params.value === undefined ? undefined : entries(params).map(([name]) => name)
}

/** A cell or action that leads to a screen fills its parameters, and no others. */
function linkParams(file: string, cell: Item, byName: ReadonlyMap<string, Outline>): Finding[] {
  const target = byName.get(text(child(cell, 'to')) ?? '')
  if (!target) return []
  const params = child(cell, 'params')
  const given = entries(params)
  const missing = target.placeholders.filter(name => !given.some(([key]) => key === name))
  const extra = given.filter(([key]) => !target.placeholders.includes(key))
  return [
    ...missing.map(name =>
      finding(file, params.value === undefined ? cell : params, explain.linkParamMissing(name, target.name)),
    ),
    ...extra.map(([key, item]) =>
      keyFinding(file, item, explain.linkParamUnknown(key, target.name, target.placeholders)),
    ),
  ]
}
