import { type RouteEntry } from '../../../schemas/index.ts'
import { neededResource } from './neededResource.ts'

/** Whether the holder of these resources may open a screen with these parameters. */
export function canOpen(
  entry: Pick<RouteEntry, 'path' | 'access'>,
  params: Readonly<Record<string, string>>,
  resources: ReadonlySet<string>,
): boolean {
  const needed = neededResource(entry, params)
  if (needed === undefined) return true
  const { suffixes = [] } = typeof entry.access === 'object' ? entry.access : {}
  return ['', ...suffixes].some(suffix => resources.has(needed + suffix))
}
