import { useEffect } from 'react'
import { type CommentedEntity } from '../core/comments/request.ts'
import { useRuntime } from './RuntimeContext.tsx'

/** Event: a comment was written, so that its count and lists reload (spec 1 §4). */
export const commented = 'commented'

/** The `commented` event of an entity. */
export function commentedOn({ entity, id }: CommentedEntity): Event {
  return new CustomEvent(commented, { detail: keyOf(entity, id) })
}

/** Whether the event is about that entity; an event without entity is about all. */
export function isAbout(event: Event, { entity, id }: CommentedEntity): boolean {
  const about: unknown = event instanceof CustomEvent ? event.detail : null
  return about === null || about === keyOf(entity, id)
}

function keyOf(entity: string, id: string): string {
  return `${entity} ${id}`
}

/** Event: the loads of the open screen were reloaded. */
export const reloaded = 'reloaded'

/** Event: an action has settled the open record. Prevented: a listener opens another screen. */
export const decided = 'decided'

/** Event: a process of that type has ended, as reported by the live connection. */
export function processEnd(type: string): string {
  return `process ended: ${type}`
}

/** Event: a process of that type is running, as reported by the live connection. */
export function processProgress(type: string): string {
  return `process goes on: ${type}`
}

/** Event: a process of any type has ended. */
export const anyProcessEnd = 'process ended'

/** Calls `listen` for each of these events of the runtime. `names` must be a stable array. */
export function useEvents(names: readonly string[], listen: (event: Event) => void): void {
  const { events } = useRuntime()
  useEffect(() => {
    for (const name of names) events.addEventListener(name, listen)
    return () => {
      for (const name of names) events.removeEventListener(name, listen)
    }
  }, [events, names, listen])
}
