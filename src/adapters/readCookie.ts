/**
 * The token in a cookie of this page; undefined when there is none, or when it is no text that a page has written and a
 * header can carry: then no call could leave with it.
 */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find(cookie => cookie.startsWith(start))
  try {
    const token = pair && decodeURIComponent(pair.slice(start.length))
    return token && /^[ -~]+$/.test(token) ? token : undefined
  } catch {
    return undefined
  }
}
