/** What leaves while the rest of the script is still loading. */
export interface Early {
  readonly configuration: Promise<unknown>
  /** The reply with the resource list, if it could leave early. */
  readonly resources: Promise<Response> | undefined
}

/** Name of the session cookie and base of the API, as they were when the console was last open here. */
const key = 'twin.early'

export function startEarly(): Early {
  const theme = localStorage.getItem('console.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const configuration = fetch('/config.json', { cache: 'no-cache' }).then(response => response.json())
  const screen = preloads.find(({ path }) => path.test(location.pathname))
  const [cookie, base = ''] = localStorage.getItem(key)?.split(' ') ?? []
  const bearer = document.cookie.split('; ').find(pair => pair.startsWith(`${cookie}=`))
  if (!screen || !cookie || !bearer) return { configuration, resources: undefined }
  screen.load().catch(() => {})
  const resources = fetch(`${base}/api/navigation/acl-resource`, {
    cache: 'no-store',
    headers: { accept: 'application/json', authorization: `Bearer ${bearer.slice(cookie.length + 1)}` },
  })
  resources.catch(() => {})
  return { configuration, resources }
}

export function rememberForEarly(sessionCookie: string, apiBase: string): void {
  const value = `${sessionCookie} ${apiBase}`
  if (localStorage.getItem(key) !== value) localStorage.setItem(key, value)
}

const preloads = [
  { path: /^\/finance\/refunds\/?$/, load: () => import('../refunds/screen.ts') },
  { path: /^\/finance\/refunds\/details\/\d{1,9}\/?$/, load: () => import('../details/screen.ts') },
]
