/** Value of a cookie of this page; undefined when there is none, or when it is no text that a page has written. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find(cookie => cookie.startsWith(start))
  try {
    return pair && decodeURIComponent(pair.slice(start.length))
  } catch {
    return undefined
  }
}
