import { useEffect } from 'react'
import { type CommentedEntity } from '../core/comments/request.ts'
import { useRuntime } from './RuntimeContext.tsx'

/** Event of the runtime: a comment was written, so that its count and lists ask again (spec 1 §4). */
export const commented = 'commented'

/** That event, of the entity that was commented on. */
export function commentedOn({ entity, id }: CommentedEntity): Event {
  return new CustomEvent(commented, { detail: keyOf(entity, id) })
}

/** Whether the event is of that entity; one that names none is of all. */
export function isAbout(event: Event, { entity, id }: CommentedEntity): boolean {
  const about: unknown = event instanceof CustomEvent ? event.detail : null
  return about === null || about === keyOf(entity, id)
}

function keyOf(entity: string, id: string): string {
  return `${entity} ${id}`
}

/** Event of the runtime: the loads of the open screen were asked for again. */
export const reloaded = 'reloaded'

/** Event of the runtime: an action has settled the open record. Prevented: another screen is opened instead of it. */
export const decided = 'decided'

/** Event of the runtime: a process of that type has ended, as far as the live line tells. */
export function processEnd(type: string): string {
  return `process ended: ${type}`
}

/** Event of the runtime: a process of that type goes on, as far as the live line tells. */
export function processProgress(type: string): string {
  return `process goes on: ${type}`
}

/** Calls `listen` after each of these events of the runtime. `names` must be the same array every time. */
export function useEvents(names: readonly string[], listen: (event: Event) => void): void {
  const { events } = useRuntime()
  useEffect(() => {
    for (const name of names) events.addEventListener(name, listen)
    return () => {
      for (const name of names) events.removeEventListener(name, listen)
    }
  }, [events, names, listen])
}
