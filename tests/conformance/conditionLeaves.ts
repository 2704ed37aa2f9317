import { type Condition, type ConditionLeaf } from '../../schemas/index.ts'

/** Whether `holdCondition` can see to it: the loads decide, and not the address. */
export function canHold(condition: Condition): boolean {
  return leavesOf(condition).every(({ field }) => !field.startsWith('params.'))
}

/** Those that have to hold: of `any` one is enough. */
export function leavesOf(condition: Condition): readonly ConditionLeaf[] {
  if ('all' in condition) return condition.all
  return 'any' in condition ? condition.any.slice(0, 1).flatMap(leavesOf) : [condition]
}
