import { type Served, serveBuild } from '../builds/serveBuild.ts'
import { keys, mounts } from '../page/formSteps.ts'
import { type BenchPage, openPage } from '../page/openPage.ts'
import { type Both, type Step } from '../page/turns.ts'
import { type Figure, printFigures } from '../report.ts'
import { type Bench, noSamples, type Samples, sampleStep, tellProgress } from './entry.ts'
import { timeFigure } from './refunds.ts'

const counts = [12, 100, 300]

/** What a step may cost, as many times what it costs by hand. */
const limits = { key: 1.3, mount: 2 }

const kinds = ['key', 'mount'] as const

type Side = 'hand' | 'console' | 'plain'

/**
 * A key and the mounting of a form, by hand beside the console, then, in a third of the runs, by hand beside rjsf with its
 * default theme, of which nothing is wanted.
 */
export async function measureForms(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const served = await serveBuild(await bench.builds.forms(), bench.sandbox)
  for (const other of ['console', 'plain'] as const) {
    const runs = other === 'plain' ? Math.ceil(bench.runs / 3) : bench.runs
    const figures: Figure[] = []
    for (const count of counts) {
      const asked = kinds
        .filter(kind => wanted.has(`${kind}-${count}`))
        .map(kind => ({ kind, step: stepOf(kind, count), samples: noSamples() }))
      for (let at = 0; at < runs && asked.length > 0; at++) {
        tellProgress(`forms, ${other}, ${count} fields: ${at + 1} of ${runs}`)
        const pages = await openForms(bench, served, { other, count, at })
        for (const { step, samples } of asked) await sampleStep(pages, step, bench.slowdown, samples)
        await pages.close()
      }
      figures.push(...asked.map(({ kind, samples }) => figure(kind, count, other, samples)))
    }
    tellProgress('')
    printFigures('by hand', figures, other === 'plain' ? 'plain rjsf' : 'console')
  }
  served.close()
}

function stepOf(kind: keyof typeof limits, count: number): Step {
  return kind === 'key' ? keys('refund', '[id$="_field5"]') : mounts(4, `Field ${count}`)
}

/** A page of its own for each side, in which the form was seen once: the script is there and has run. */
async function openForms(
  bench: Bench,
  served: Served,
  { other, count, at }: { other: Side; count: number; at: number },
): Promise<Both<BenchPage> & { close(): Promise<void> }> {
  const open = async (side: Side) => {
    const opened = await openPage(bench.browser, { cookies: [], origins: [] })
    // Plain rjsf compiles its validators in the page, which the policy of the console forbids.
    await opened.protocol.send('Page.setBypassCSP', { enabled: true })
    await opened.page.goto(`${served.origin}/?side=${side}&fields=${count}`)
    for await (const _ of mounts(1, `Field ${count}`)(opened));
    return opened
  }
  const first = await open(at % 2 === 0 ? 'hand' : other)
  const second = await open(at % 2 === 0 ? other : 'hand')
  const [base, own] = at % 2 === 0 ? [first, second] : [second, first]
  return {
    base,
    own,
    async close() {
      await base.close()
      await own.close()
    },
  }
}

function figure(kind: keyof typeof limits, count: number, other: Side, samples: Samples): Figure {
  const name = `${count} fields: ${kind === 'key' ? 'key to paint' : 'mounting'}`
  const { target: _, ...rest } = timeFigure(name, samples)
  const limit = limits[kind]
  return other === 'plain'
    ? rest
    : { ...rest, target: { text: `at most ${limit} ×`, met: (_, ratio) => ratio <= limit } }
}
