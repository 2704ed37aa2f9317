import { type RouteEntry } from '../../../schemas/index.ts'
import { own } from '../own.ts'
import { placeholders } from '../path.ts'

/**
 * Name of the resource that a screen asks for; undefined when any signed-in user, or everybody, may open it.
 * A dynamic resource is joined with '_' and each parameter value in the order of the path (spec 2 §4.1).
 */
export function neededResource(
  entry: Pick<RouteEntry, 'path' | 'access'>,
  params: Readonly<Record<string, string>>,
): string | undefined {
  const { access, path } = entry
  if (access === undefined || access === 'public') return undefined
  if (access.perParams !== true) return access.resource
  return [access.resource, ...placeholders(path).map(name => own(params, name) ?? '')].join('_')
}
