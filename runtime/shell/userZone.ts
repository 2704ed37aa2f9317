let zone: string | undefined

/** Time zone of the user, e.g. 'Asia/Dubai'. Cached, because browsers take long to determine it. */
export function userZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}

/** Lazy, for code that rarely needs the zone. */
export const userZoned = {
  get zone() {
    return userZone()
  },
}

/** The context for date filters at that time. */
export function zonedContext(now: number): { readonly now: number; readonly zone: string } {
  return {
    now,
    get zone() {
      return userZone()
    },
  }
}
