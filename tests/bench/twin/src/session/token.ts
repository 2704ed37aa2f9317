import { configuration } from '../configuration.ts'

/** The session token in its cookie; undefined: nobody is signed in. */
export function token(): string | undefined {
  const name = configuration().sessionCookie
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1))
  }
  return undefined
}

export function dropToken(): void {
  localStorage.removeItem('twin.user')
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${configuration().sessionCookie}=; Path=/; Max-Age=0`
}
