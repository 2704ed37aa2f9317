import { type Visitor } from '../../support/visitor.ts'

/** Makes problems of what a text must never bring about: a dialog, a request to elsewhere, another document. */
export async function watchTraces({ page, problems }: Visitor, address: string): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      Object.defineProperty(window, name, { value: () => console.error(`executed: ${name}`) })
  })
  page.on('dialog', dialog => {
    // The browser asks before what a case has typed is left.
    if (dialog.type() !== 'beforeunload') problems.push(`dialog: ${dialog.message()}`)
    void dialog.accept()
  })
  page.on('request', request => {
    const { origin, pathname, protocol } = new URL(request.url())
    const own = /^\/(?:assets\/|api\/|config\.json$|get-profile$|icon\.svg$)/.test(pathname)
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (protocol === 'data:' || protocol === 'blob:') return
    if (origin !== address || !(own || isDocument)) problems.push(`asked for ${request.url().slice(0, 200)}`)
  })
}

/** Runs in the page: what of the document could only have come out of a text. */
export function traces(): string[] {
  const strange: string[] = []
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'].includes(name)
      const protocol = isAddress ? URL.parse(value, location.href)?.protocol : undefined
      const isActive = name.startsWith('on') || ['javascript:', 'vbscript:', 'data:'].includes(protocol ?? '')
      if (isActive) strange.push(`<${element.localName} ${name}="${value.slice(0, 100)}">`)
    }
    if (['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link'].includes(element.localName)) {
      const at = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
      const own =
        element.closest('head') !== null &&
        (at === '' || new URL(at, location.href).origin === location.origin)
      if (!own) strange.push(`<${element.localName}> in ${element.parentElement?.localName}`)
    }
  }
  return strange
}
