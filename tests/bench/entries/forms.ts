import { type Served, serveBuild } from '../builds/serveBuild.ts'
import { keys, mounts } from '../page/formSteps.ts'
import { type BenchPage, openPage } from '../page/openPage.ts'
import { inOrder, type Step } from '../page/turns.ts'
import { type Figure, printFigures } from '../report.ts'
import { type Bench, noSamples, type Samples, sampleStep, tellProgress } from './entry.ts'
import { timeFigure } from './refunds.ts'

const counts = [12, 100, 300]

/** What a step may cost, as many times what it costs by hand. */
const limits = { key: 1.3, mount: 2 }

type Side = 'hand' | 'console' | 'plain'

/** A key and the mounting of a form, by hand beside the console, then by hand beside rjsf with its default theme. */
export async function measureForms(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const served = await serveBuild(await bench.builds.forms(), bench.sandbox)
  const asked = counts.flatMap(count =>
    (['key', 'mount'] as const)
      .filter(kind => wanted.has(`${kind}-${count}`))
      .map(kind => ({ count, kind, step: stepOf(kind, count) })),
  )
  for (const other of ['console', 'plain'] as const) {
    const figures: Figure[] = []
    for (const { count, kind, step } of asked) {
      const samples = noSamples()
      for (let at = 0; at < bench.runs; at++) {
        tellProgress(`forms, ${other}, ${kind}, ${count} fields: ${at + 1} of ${bench.runs}`)
        await sample(bench, served, other, { count, step, at }, samples)
      }
      figures.push(figure(kind, count, other, samples))
    }
    tellProgress('')
    printFigures('by hand', figures, other === 'plain' ? 'plain rjsf' : 'console')
  }
  served.close()
}

function stepOf(kind: keyof typeof limits, count: number): Step {
  return kind === 'key' ? keys('refund', 'root_field5') : mounts(5, `Field ${count}`)
}

/** Each run in pages of its own, in which the form was seen once: the script is there and has run. */
async function sample(
  bench: Bench,
  served: Served,
  other: Side,
  { count, step, at }: { count: number; step: Step; at: number },
  samples: Samples,
): Promise<void> {
  const sides = inOrder(at).map(side => [side, side === 'base' ? 'hand' : other] as const)
  const pages = new Map<string, BenchPage>()
  for (const [side, name] of sides) {
    const open = await openPage(bench.browser, { cookies: [], origins: [] })
    await open.page.goto(`${served.origin}/?side=${name}&fields=${count}`)
    for await (const _ of mounts(1, `Field ${count}`)(open));
    pages.set(side, open)
  }
  const [base, own] = [pages.get('base'), pages.get('own')]
  if (base && own) await sampleStep({ base, own }, step, bench.slowdown, samples)
  for (const open of pages.values()) await open.close()
}

function figure(kind: keyof typeof limits, count: number, other: Side, samples: Samples): Figure {
  const name = `${count} fields: ${kind === 'key' ? 'key to paint' : 'mounting'}`
  const { target: _, ...rest } = timeFigure(name, samples)
  const limit = limits[kind]
  return other === 'plain'
    ? rest
    : { ...rest, target: { text: `at most ${limit} ×`, met: (_, ratio) => ratio <= limit } }
}
