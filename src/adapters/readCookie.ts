/**
 * The token in a cookie of this page; undefined if there is none, or if it is not validly encoded or not
 * valid in a header, because no call could be sent with it.
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
