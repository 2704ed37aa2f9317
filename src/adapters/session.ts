import { cookieDomains } from '../../runtime/core/access/addresses.ts'
import { type Session } from '../../runtime/ports/session.ts'
import { readCookie } from './readCookie.ts'

/**
 * The session token in the cookie of this name, for the widest domain of the host that the browser accepts.
 */
export function createSession(name: string): Session {
  const domains = cookieDomains(window.location.hostname)
  return {
    token: () => readCookie(name),
    open(token) {
      this.close()
      for (const domain of [...domains, undefined]) {
        writeCookie(name, token, domain)
        if (readCookie(name) === token) return
      }
    },
    close() {
      const { hostname } = window.location
      for (const cookie of [name, `${name}-token`, 'session-token']) {
        removeCookie(cookie)
        // A wider cookie of another system would be read, and refused, again.
        for (let domain = hostname; domain.includes('.'); domain = domain.slice(domain.indexOf('.') + 1))
          removeCookie(cookie, domain)
      }
    },
  }
}

/** Writes a session cookie. Without domain it belongs to this host alone. */
function writeCookie(name: string, value: string, domain?: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}${attributes(domain)}`
}

function removeCookie(name: string, domain?: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${name}=; Max-Age=0${attributes(domain)}`
}

function attributes(domain: string | undefined): string {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  return `; Path=/; SameSite=Lax${secure}${domain === undefined ? '' : `; Domain=${domain}`}`
}
