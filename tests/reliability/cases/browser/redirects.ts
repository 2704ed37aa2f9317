import { type Page } from 'playwright'
import { type Random, randomOf } from '../../../../src/sandbox/seed/random.ts'
import { type RunningConsole } from '../../../support/runningConsole.ts'
import { signIn, visit } from '../../../support/visitor.ts'
import { type Asked, type CaseResult, type FaultKind, type Outcome } from '../../faultKind.ts'
import { type FaultProxy, json, startFaultProxy } from '../../faultProxy.ts'
import { type PooledPage, runConcurrently } from '../../runConcurrently.ts'
import {
  openInNewDocument,
  pageOptions,
  type TestEnvironment,
  withEnvironment,
} from '../../testEnvironment.ts'
import { headingOf } from '../../writes/pageParts.ts'

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
    'external redirect targets: the return address of the sign-in, `r` of the legacy application, the hash of an old link, the return address of the access-control login; other hosts, schemes, encodings, user names, control characters',
  unit: 'addresses',
  expected:
    'no redirect to an origin outside the configuration, nothing executes, no exception, and a screen is shown',
  full,
  sample: 8,
  run: asked => withEnvironment(environment => run(environment, asked)),
}

/** A visitor from another site. Requests to other origins are recorded. */
interface ExternalVisitor extends PooledPage {
  readonly at: At
  readonly proxy: FaultProxy
  /** Addresses at other origins. */
  readonly left: string[]
}

type At = Pick<RunningConsole, 'address' | 'configuration'>

async function run(environment: TestEnvironment, { seed, from, count }: Asked): Promise<Outcome> {
  const cases = Array.from({ length: count }, (_, index) => from + index).map(at => ({
    at,
    ...caseOf(randomOf(`${name} ${seed} ${at}`)),
  }))
  const failures = await runConcurrently(
    cases.map(one => [[one]]),
    {
      open: () => openVisitor(environment),
      run: (visitor, [one]) => tryAddress(visitor, environment.console, one),
      describe: ([one]) => `${one.door} ${JSON.stringify(one.address)}`,
    },
  )
  return { cases: count, failures }
}

async function openVisitor({ browser, console }: TestEnvironment): Promise<ExternalVisitor> {
  const proxy = await startFaultProxy(console.address)
  const at = { address: proxy.address, configuration: console.configuration }
  const visitor = await visit(browser, at, pageOptions)
  const left: string[] = []
  visitor.page.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== at.address) left.push(request.url())
  })
  return {
    visitor,
    at,
    proxy,
    left,
    close: async () => {
      await visitor.close()
      await proxy.stop()
    },
  }
}

function caseOf(random: Random): Case {
  const address = random.pick(begins) + random.pick(rests)
  return {
    door: random.pick(doors),
    address: random.chance(0.2) ? encodeURI(address.toWellFormed()) : address,
  }
}

async function tryAddress(
  visitor: ExternalVisitor,
  console: RunningConsole,
  { door, address: raw }: Case,
): Promise<CaseResult> {
  const address = raw.replaceAll('HOST', new URL(visitor.at.address).host)
  const input = `${door} ${JSON.stringify(address)}`
  const problem =
    door === 'access control'
      ? await throughLogin(visitor.at, address)
      : await inPage(visitor, console, door, address)
  return { input, problem }
}

/** Where the access-control login leads on to with its one-time code. */
async function throughLogin(console: At, address: string): Promise<string | undefined> {
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
  { at, visitor, proxy, left }: ExternalVisitor,
  console: RunningConsole,
  door: Exclude<Door, 'access control'>,
  address: string,
): Promise<string | undefined> {
  // Some addresses end the session.
  const token = await console.session({ persona: 'admin' })
  const { page, context } = visitor
  // A document of its own: a change of the hash alone would not be read again, and a page that is open would miss its session.
  await openInNewDocument(page, `${at.address}/config.json`)
  await context.clearCookies()
  if (door !== 'return address') await signIn(visitor, at, token)
  void proxy.arm('POST /api/navigation/swap-authenticate-token/code', json(200, { satellizer: token }))
  await page.goto(at.address + addressOf(door, address))
  await headingOf(page).filter({ hasNotText: 'Loading...' }).first().waitFor({ state: 'attached' })
  await visitor.settled()
  return problemOf(at, page, left.splice(0))
}

function addressOf(door: Exclude<Door, 'access control'>, address: string): string {
  if (door === 'return address') return `/login?${new URLSearchParams({ returnTo: address, jwt: 'code' })}`
  if (door === 'hash') return `/#!${address.startsWith('/') ? '' : '/'}${address}`
  return `/?${new URLSearchParams({ application: 'oms2', r: address })}`
}

async function problemOf(console: At, page: Page, left: readonly string[]): Promise<string | undefined> {
  const strange = [...left, page.url()].filter(address => !isAllowed(console, address))
  if (strange.length > 0) return `led to ${strange.join(', ')}`
  const shown = await page.locator('body').innerText()
  return shown.trim() === '' ? 'shows nothing' : undefined
}

function isAllowed({ address, configuration }: At, to: string): boolean {
  const { legacyBase, mobileSite, accessControlLogin, returnsCreation, apiBase, followOrigins } =
    configuration
  const bases = [legacyBase, mobileSite, accessControlLogin, returnsCreation, apiBase, ...followOrigins]
  const { protocol, origin } = new URL(to)
  const origins = [address, ...bases].flatMap(base => URL.parse(base, address)?.origin ?? [])
  return /^https?:$/.test(protocol) && origins.includes(origin)
}
