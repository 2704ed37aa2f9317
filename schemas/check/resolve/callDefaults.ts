import { type Calls } from '../../language/calls.ts'
import { type Entity } from '../../language/entity.ts'
import { type FullCall } from './describedCalls.ts'

/** Whether a call sends fields of a record or its version, or removes it. */
export function isAboutRecords({ body, version, put, delete: remove }: FullCall): boolean {
  return [body, version, put, remove].some(word => word !== undefined)
}

/** The entity whose fields the body of a call has; `file` is the file of the call. */
export function entityOfBody(call: FullCall, file: Calls): string | undefined {
  return call.of ?? call.one ?? entityAbove(call, file) ?? file.of
}

/** A call by its path and the entity of its reply. */
type Described = Pick<FullCall, 'grid' | 'get' | 'post' | 'put' | 'patch' | 'delete' | 'one' | 'many'>

/** The calls of a file, and its entity. */
interface Beside extends Pick<Calls, 'of'> {
  readonly calls: Readonly<Record<string, Described>>
}

/** The entity of the list or record that the path of a writing call is at or below: the nearest one. */
export function entityAbove(call: Described, { calls, of }: Beside): string | undefined {
  const path = call.post ?? call.put ?? call.patch ?? call.delete
  if (path === undefined) return undefined
  const parts = partsOf(path)
  let nearest: string | undefined
  let length = 0
  for (const read of Object.values(calls)) {
    const place = read.grid?.replace(/\/grid$/, '') ?? read.get
    const at = partsOf(place ?? '')
    const entity = read.one ?? read.many ?? (read.grid === undefined ? undefined : of)
    const isAbove = at.every((part, index) => part === parts[index])
    // What is at the path `/` is above nothing but itself: else it would be above all calls of the file.
    const isNear = at.length > 0 || (place !== undefined && parts.length === 0)
    // Of a list and a record at the same path, the rows of the list are what is written.
    const isNearer = at.length > length || nearest === undefined || read.grid !== undefined
    if (entity === undefined || !isAbove || !isNear || at.length < length || !isNearer) continue
    nearest = entity
    length = at.length
  }
  return nearest
}

/** Whether a call takes the version of its record if it does not say so: a PUT of records that have one. */
export function takesVersion(call: FullCall, entity: Pick<Entity, 'fields'> | undefined): boolean {
  return call.put !== undefined && entity !== undefined && Object.hasOwn(entity.fields, 'version')
}

/** The parts of a path, its parameters by their places alone. */
function partsOf(path: string): readonly string[] {
  const known = knownParts.get(path)
  if (known) return known
  const parts = path
    .split('/')
    .filter(part => part !== '')
    .map(part => part.replaceAll(/\{\w*\}/g, '{}'))
  if (knownParts.size >= 10_000) knownParts.clear()
  knownParts.set(path, parts)
  return parts
}

/** Cached: every writing call of a file is compared with all reading ones. */
const knownParts = new Map<string, readonly string[]>()
