import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, items } from '../item.ts'
import { dayOf, leaves } from './conditionLeaves.ts'
import { type Outline } from './outline.ts'
import { targetConditions } from './targets.ts'

/** What opens depends neither on the user, whose name may arrive after the data of a screen, nor on today's date. */
export function checkUserConditions(outline: Outline): Finding[] {
  const { file, screen, actions, recordActions, cells, blocks } = outline
  const links = [...actions.map(({ action }) => action), ...recordActions, ...cells, ...blocks]
  return [
    ...items(child(screen, 'checks')).map(check => child(check, 'when')),
    ...links.flatMap(targetConditions),
  ]
    .flatMap(leaves)
    .flatMap(leaf => {
      const [byUser, byDay] = [child(leaf, 'isUser'), dayOf(leaf)]
      return [
        ...(byUser.value === undefined ? [] : [finding(file, byUser, explain.userElsewhere())]),
        ...(byDay ? [finding(file, byDay, explain.dayElsewhere())] : []),
      ]
    })
}
