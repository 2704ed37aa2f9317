import { type Page } from 'playwright'
import { type Random, randomOf } from '../../../../src/sandbox/seed/random.ts'
import { type RunningConsole } from '../../../support/runningConsole.ts'
import { signIn, type Visitor } from '../../../support/visitor.ts'
import { type FaultKind, type Tried } from '../../faultKind.ts'
import { inPlace, type Place, tryInPages } from '../../inPlace.ts'

const doors = ['return address', 'r', 'hash', 'access control'] as const
type Door = (typeof doors)[number]

interface Case {
  readonly door: Door
  readonly address: string
}

const begins = [
  ...[
    '',
    '/',
    '//',
    '///',
    '/\\',
    '\\\\',
    '\\/',
    '/%09/',
    '/%0a/',
    '/%0d%0a/',
    '/%5c',
    '/%2f',
    '%2f%2f',
    '/\t/',
    '\t//',
  ],
  ...[
    '/.//',
    '/..//',
    '/../',
    '/;@',
    '/finance/..//',
    '/finance/%2e%2e//',
    '?//',
    '#//',
    '@',
    '.',
    ':',
    '%00//',
    '\u0000//',
  ],
  ...[
    'https:',
    'https:/',
    'https://',
    'HTTPS:\\\\',
    'http://',
    'h\tttps://',
    ' https://',
    '//https://',
    'https:///',
  ],
  ...[
    'javascript:',
    'javascript://',
    'java\nscript:',
    'JaVaScRiPt:',
    '\u0001javascript:',
    '/javascript:',
    '/%09/javascript:',
  ],
  ...[
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file:///',
    'ftp://',
    'about:',
    'view-source:',
    'ws://',
    'mailto:',
    '/#!/',
    '/#!//',
  ],
] as const

const rests = [
  ...[
    'evil.example',
    'evil.example/',
    'evil.example:443/x',
    'evil.example%2f..',
    'evil.example\\@HOST',
    'evil.example#@HOST',
  ],
  ...[
    'HOST',
    'HOST@evil.example',
    'HOST.evil.example',
    'HOST%40evil.example',
    'HOST:80@evil.example/',
    'a:b@HOST',
    '@HOST',
  ],
  ...[
    'evil。example',
    'ｅｖｉｌ.example',
    'xn--evil-.example',
    '[::1]',
    '0x7f.1',
    '2130706433',
    '127.1',
    '[',
    '%',
    '%E0%A4%A',
    '',
  ],
  ...[
    'alert(1)',
    '//alert(1)',
    '%0aalert(1)',
    '<script>alert(1)</script>',
    '"onload="alert(1)',
    '{{1}}',
    '\ud800',
    '💥',
  ],
  ...[
    'finance/refunds',
    'finance/refunds?page=2',
    'finance/refunds?page=%',
    'login',
    'logout',
    'logout?x=1',
    'login?returnTo=/login',
  ],
  ...[
    'sandbox/access-control/login',
    'api/navigation/logout',
    '..',
    '../..',
    '%2e%2e/%2e%2e',
    'x'.repeat(3000),
    'a/b/c//d',
  ],
] as const

const name = 'redirects'
const full = 1100

export const kind: FaultKind = {
  name,
  varied:
    'addresses that the user is led on to, from outside: the return address of the sign-in, `r` of the legacy application, the hash of an old link, the return address of the access-control login; other hosts, schemes, encodings, user names, controls',
  unit: 'addresses',
  expected:
    'nobody is led to an origin that is not configured, nothing executes, nothing is thrown, and a screen is shown',
  full,
  sample: 8,
  run: asked =>
    inPlace(async place => {
      const token = await place.console.session({ persona: 'admin' })
      return tryInPages(place, casesOf(asked.seed), asked, (visitor, one) =>
        tryAddress(place, token, visitor, one),
      )
    }),
}

function casesOf(seed: number): Case[] {
  return Array.from({ length: full }, (_, at) => caseOf(randomOf(`${name} ${seed} ${at}`)))
}

function caseOf(random: Random): Case {
  const address = random.pick(begins) + random.pick(rests)
  return {
    door: random.pick(doors),
    address: random.chance(0.2) ? encodeURI(address.toWellFormed()) : address,
  }
}

async function tryAddress(
  { console }: Place,
  token: string,
  visitor: Visitor,
  { door, address: raw }: Case,
): Promise<Tried> {
  const address = raw.replaceAll('HOST', new URL(console.address).host)
  const input = `${door} ${JSON.stringify(address)}`
  const problem =
    door === 'access control'
      ? await throughLogin(console, address)
      : await inPage(console, token, visitor, door, address)
  return { input, problem }
}

/** Where the access-control login leads on to with its one-time code. */
async function throughLogin(console: RunningConsole, address: string): Promise<string | undefined> {
  const query = new URLSearchParams({ return: address })
  const reply = await fetch(`${console.address}/sandbox/access-control/login?${query}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'persona=admin',
  })
  const text = await reply.text()
  if (reply.status === 400) return text.includes('return address') ? undefined : `answered ${text}`
  if (reply.status !== 303) return `answered ${reply.status}`
  const to = new URL(reply.headers.get('location') ?? '', console.address)
  return isAllowed(console, to.href) ? undefined : `led to ${to.href}`
}

async function inPage(
  console: RunningConsole,
  token: string,
  visitor: Visitor,
  door: Exclude<Door, 'access control'>,
  address: string,
): Promise<string | undefined> {
  const { page, context } = visitor
  const left: string[] = []
  await page.unrouteAll()
  await page.route(
    url => url.origin !== console.address,
    (route, request) => {
      left.push(request.url())
      return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' })
    },
  )
  await page.route('**/swap-authenticate-token/**', route => route.fulfill({ json: { satellizer: token } }))
  await context.clearCookies()
  if (door !== 'return address') await signIn(visitor, console, token)
  // A document of its own: a change of the hash alone would not be read again.
  await page.goto(`${console.address}/config.json`)
  await page.goto(console.address + addressOf(door, address))
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: 'Loading...' })
    .first()
    .waitFor({ state: 'attached' })
  await visitor.settled()
  return problemOf(console, page, left)
}

function addressOf(door: Exclude<Door, 'access control'>, address: string): string {
  if (door === 'return address') return `/login?${new URLSearchParams({ returnTo: address, jwt: 'code' })}`
  if (door === 'hash') return `/#!${address.startsWith('/') ? '' : '/'}${address}`
  return `/?${new URLSearchParams({ application: 'oms2', r: address })}`
}

async function problemOf(
  console: RunningConsole,
  page: Page,
  left: readonly string[],
): Promise<string | undefined> {
  const strange = [...left, page.url()].filter(address => !isAllowed(console, address))
  if (strange.length > 0) return `led to ${strange.join(', ')}`
  const shown = await page.locator('body').innerText()
  return shown.trim() === '' ? 'shows nothing' : undefined
}

function isAllowed({ address, configuration }: RunningConsole, to: string): boolean {
  const { legacyBase, mobileSite, accessControlLogin, returnsCreation, apiBase, followOrigins } =
    configuration
  const bases = [legacyBase, mobileSite, accessControlLogin, returnsCreation, apiBase, ...followOrigins]
  const { protocol, origin } = new URL(to)
  const origins = [address, ...bases].flatMap(base => URL.parse(base, address)?.origin ?? [])
  return /^https?:$/.test(protocol) && origins.includes(origin)
}
