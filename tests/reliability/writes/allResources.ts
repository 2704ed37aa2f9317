import { personaOf } from '../../../src/sandbox/session/personas.ts'
import { screens } from '../../conformance/screenFacts.ts'

/** Of the screens and of the parts of them; no user holds as many. */
export const everyResource: readonly string[] = [
  ...new Set([
    ...(personaOf('admin')?.resources ?? []),
    ...screens.flatMap(({ resources, screen }) => [...resources, ...namedIn(screen)]),
  ]),
]

function namedIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    (key === 'resource' || key === 'editAccess') && typeof value === 'string' ? [value] : namedIn(value),
  )
}
