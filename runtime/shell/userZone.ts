import { type Viewer } from '../core/loads/condition.ts'

let zone: string | undefined

/** Time zone of the user, e.g. 'Asia/Dubai'. Cached, because browsers take long to determine it. */
export function userZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}

/** The context for date filters at that time; the zone is determined when it is needed. */
export function zonedContext(now: number): { readonly now: number; readonly zone: string } {
  return {
    now,
    get zone() {
      return userZone()
    },
  }
}

/** For conditions at that time. */
export function viewerOf(user: string | undefined, now: number): Viewer {
  return {
    user,
    now,
    get zone() {
      return userZone()
    },
  }
}
