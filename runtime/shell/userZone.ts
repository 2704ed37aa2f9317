let zone: string | undefined

/** Time zone of the user, e.g. 'Asia/Dubai'. Asked once, when first needed: the browser takes long to say it. */
export function userZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}

/** For decisions that need the zone rarely. */
export const userZoned = {
  get zone() {
    return userZone()
  },
}

/** What filters of dates are read with, at that moment. */
export function zonedContext(now: number): { readonly now: number; readonly zone: string } {
  return {
    now,
    get zone() {
      return userZone()
    },
  }
}
