import { type Served, serveBuild } from '../builds/serveBuild.ts'
import { keys, mounts } from '../page/formSteps.ts'
import { type BenchPage, openPage } from '../page/openPage.ts'
import { type Both, type Step } from '../page/turns.ts'
import { type Figure, printFigures } from '../report.ts'
import { type Bench, noSamples, type Samples, sampleStep, tellProgress } from './entry.ts'
import { timeFigure } from './refunds.ts'

const counts = [12, 100, 300]

const kinds = ['key', 'mount'] as const

type Kind = (typeof kinds)[number]
type Side = 'hand' | 'console' | 'plain'

const names = { hand: 'by hand', console: 'console', plain: 'plain rjsf' } as const

interface Pair {
  readonly base: Side
  readonly own: Side
  /** Part of the runs. */
  readonly share: number
  /** What a step may cost, as many times what it costs the base; undefined: nothing is wanted. */
  readonly limit: (kind: Kind, count: number) => number | undefined
}

const pairs: readonly Pair[] = [
  { base: 'hand', own: 'console', share: 1, limit: kind => (kind === 'key' ? 1.3 : 2) },
  {
    base: 'plain',
    own: 'console',
    share: 1,
    limit: (kind, count) => (kind === 'key' && count >= 100 ? 0.7 : undefined),
  },
  { base: 'hand', own: 'plain', share: 1 / 3, limit: () => undefined },
]

/** A key and the mounting of a form by hand, by the console, and by rjsf with its default theme, two and two in turn. */
export async function measureForms(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const served = await serveBuild(await bench.builds.forms(), bench.sandbox)
  for (const pair of pairs) {
    const runs = Math.ceil(bench.runs * pair.share)
    const figures: Figure[] = []
    for (const count of counts) {
      const asked = kinds
        .filter(kind => wanted.has(`${kind}-${count}`))
        .map(kind => ({ kind, step: stepOf(kind, count), samples: noSamples() }))
      for (let at = 0; at < runs && asked.length > 0; at++) {
        tellProgress(`forms, ${names[pair.own]}, ${count} fields: ${at + 1} of ${runs}`)
        const pages = await openForms(bench, served, { ...pair, count, at })
        for (const { step, samples } of asked) await sampleStep(pages, step, bench.slowdown, samples)
        await pages.close()
      }
      figures.push(...asked.map(({ kind, samples }) => figure(kind, count, pair, samples)))
    }
    tellProgress('')
    printFigures(names[pair.base], figures, names[pair.own])
  }
  served.close()
}

function stepOf(kind: Kind, count: number): Step {
  return kind === 'key' ? keys('refund', '[id$="_field5"]') : mounts(4, `Field ${count}`)
}

/** A page of its own for each side, in which the form was seen once: the script is there and has run. */
async function openForms(
  bench: Bench,
  served: Served,
  { base, own, count, at }: { base: Side; own: Side; count: number; at: number },
): Promise<Both<BenchPage> & { close(): Promise<void> }> {
  const open = async (side: Side) => {
    const opened = await openPage(bench.browser, { cookies: [], origins: [] })
    // Plain rjsf compiles its validators in the page, which the policy of the console forbids.
    await opened.protocol.send('Page.setBypassCSP', { enabled: true })
    await opened.page.goto(`${served.origin}/?side=${side}&fields=${count}`)
    for await (const _ of mounts(1, `Field ${count}`)(opened));
    return opened
  }
  const first = await open(at % 2 === 0 ? base : own)
  const second = await open(at % 2 === 0 ? own : base)
  return {
    ...(at % 2 === 0 ? { base: first, own: second } : { base: second, own: first }),
    async close() {
      await first.close()
      await second.close()
    },
  }
}

function figure(kind: Kind, count: number, pair: Pair, samples: Samples): Figure {
  const name = `${count} fields: ${kind === 'key' ? 'key to paint' : 'mounting'}`
  const { target: _, ...rest } = timeFigure(name, samples)
  const limit = pair.limit(kind, count)
  return limit === undefined
    ? rest
    : { ...rest, target: { text: `at most ${limit} ×`, met: (_, ratio) => ratio <= limit } }
}
