import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, items } from '../item.ts'
import { leaves } from './conditionLeaves.ts'
import { type Outline } from './outline.ts'
import { targetConditions } from './targets.ts'

/** What opens does not depend on the user, whose name may arrive after the data of a screen. */
export function checkUserConditions(outline: Outline): Finding[] {
  const { file, screen, actions, recordActions, cells, blocks } = outline
  const links = [...actions.map(({ action }) => action), ...recordActions, ...cells, ...blocks]
  return [
    ...items(child(screen, 'checks')).map(check => child(check, 'when')),
    ...links.flatMap(targetConditions),
  ]
    .flatMap(leaves)
    .map(leaf => child(leaf, 'isUser'))
    .filter(({ value }) => value !== undefined)
    .map(item => finding(file, item, explain.userElsewhere()))
}
