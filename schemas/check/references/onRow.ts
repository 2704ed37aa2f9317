import { child, type Item } from '../item.ts'

/** Whether an action acts on one row. */
export function onRow(action: Item): boolean {
  return (child(action, 'scope').value ?? 'row') === 'row'
}
