let zone: string | undefined

/** Time zone of the user, asked once: the browser takes long to say it. */
export function userZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}
