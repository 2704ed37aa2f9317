import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, items } from '../item.ts'
import { type Outline } from './outline.ts'

/** A check needs a condition or an access, since a screen whose check always holds never opens. */
export function unconditionalChecks({ file, screen }: Outline): Finding[] {
  return items(child(screen, 'checks'))
    .filter(check => ['when', 'access'].every(key => child(check, key).value === undefined))
    .map(check => finding(file, check, explain.checkUnconditional()))
}
