/**
 * The token in a cookie of this page; undefined if the cookie is missing, or is not a validly encoded header
 * value, because no call could be sent with it.
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
