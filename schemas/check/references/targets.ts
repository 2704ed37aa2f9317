import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, items } from '../item.ts'

/** One target of a link: the name of its screen, and the words that hold its params and query. */
export interface LinkTarget {
  readonly name: Item
  readonly of: Item
}

/** The targets of a cell, action or chart: the screen that `to` names, or those of its list. */
export function targetsOf(link: Item): LinkTarget[] {
  const to = child(link, 'to')
  if (!Array.isArray(to.value)) return to.value === undefined ? [] : [{ name: to, of: link }]
  return items(to).map(target => ({ name: child(target, 'screen'), of: target }))
}

/** The conditions on the row that choose a target. */
export function targetConditions(link: Item): Item[] {
  return items(child(link, 'to')).map(target => child(target, 'when'))
}

/** The values of a row that a link needs: those of params and query of its targets. */
export function targetFields(link: Item): Item[] {
  return [link, ...items(child(link, 'to'))].flatMap(holder =>
    ['params', 'query'].flatMap(key => entries(child(holder, key)).map(([, field]) => field)),
  )
}

/** Each of several targets can be reached, and has its own params and query. */
export function checkTargets(file: string, link: Item): Finding[] {
  const targets = items(child(link, 'to'))
  const always = targets.findIndex(target => child(target, 'when').value === undefined)
  const beside = targets.length === 0 ? [] : [child(link, 'params'), child(link, 'query')]
  return [
    ...beside
      .filter(({ value }) => value !== undefined)
      .map(item => keyFinding(file, item, explain.targetBeside())),
    ...(always < 0 ? [] : targets.slice(always + 1)).map(target =>
      finding(file, target, explain.targetUnreachable()),
    ),
  ]
}
