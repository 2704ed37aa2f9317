/** Writes a cookie that lasts until the browser is closed. Without domain it belongs to this host alone. */
export function writeCookie(name: string, value: string, domain?: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}${attributes(domain)}`
}

export function removeCookie(name: string, domain?: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${name}=; Max-Age=0${attributes(domain)}`
}

function attributes(domain: string | undefined): string {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  return `; Path=/; SameSite=Lax${secure}${domain === undefined ? '' : `; Domain=${domain}`}`
}
