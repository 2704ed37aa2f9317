import { type Served, serveBuild } from '../builds/serveBuild.ts'
import { keys, mounts, word } from '../page/formSteps.ts'
import { type BenchPage, openPage } from '../page/openPage.ts'
import { type Step, stepsInTurn } from '../page/turns.ts'
import { type Figure, printColumns, printFigures, type Row } from '../report.ts'
import { median } from '../statistics.ts'
import { type Bench, reportProgress } from './entry.ts'

const counts = [12, 100, 300]
const kinds = ['key', 'mount'] as const

type Kind = (typeof kinds)[number]

/** Forms of the page of the benchmark, by the names that its address takes. */
const compared = { plain: 'plain rjsf', hand: 'by hand', console: 'console' } as const

/** What makes a form faster, one after the other; each is a form of that page, too. */
const means = {
  plain: 'plain rjsf',
  shallow: 'update strategy: shallow',
  always: 'update strategy: always',
  themed: "the console's theme",
  themedLate: 'theme, late reports',
  stored: 'fields from a store',
  contained: 'and content-visibility',
  containedLate: 'and late reports',
} as const

type Side = keyof typeof compared | keyof typeof means

/** What a form of the console may cost, as many times what it costs the other; undefined: nothing is wanted. */
const limits: Readonly<Record<'plain' | 'hand', (kind: Kind, count: number) => number | undefined>> = {
  plain: (kind, count) => (kind === 'key' && count >= 100 ? 0.7 : undefined),
  hand: kind => (kind === 'key' ? 1.5 : undefined),
}

/** A key and the mounting of a form by rjsf with its default theme, by hand and by the console, in turn in one run. */
export async function measureForms(bench: Bench, wanted: ReadonlySet<string>): Promise<void> {
  const served = await serveBuild(await bench.builds.forms(), bench.sandbox)
  const sides = ['plain', 'hand', 'console'] as const
  const found: { readonly kind: Kind; readonly count: number; readonly samples: Samples }[] = []
  for (const count of counts) {
    const asked = kinds
      .filter(kind => wanted.has(`${kind}-${count}`))
      .map(kind => ({ kind, count, samples: noSamples(sides) }))
    for (let at = 0; at < bench.runs && asked.length > 0; at++) {
      reportProgress(`forms, ${count} fields: ${at + 1} of ${bench.runs}`)
      const pages = await openForms(bench, served, sides, count, at)
      for (const { kind, samples } of asked) await sample(pages, stepOf(kind, count), bench.slowdown, samples)
      await pages.close()
    }
    found.push(...asked)
  }
  reportProgress('')
  for (const base of ['plain', 'hand'] as const)
    printFigures(
      compared[base],
      found.map(({ kind, count, samples }) => figure(base, kind, count, samples)),
    )
  if (wanted.has('form-means')) await measureMeans(bench, served)
  served.close()
}

/** What each means brings: processor time of a key in a word that is typed, with what follows when the typing ends. */
async function measureMeans(bench: Bench, served: Served): Promise<void> {
  const sides: readonly Side[] = Object.keys(means).filter(isMeans)
  const rows: Row[] = []
  for (const count of [100, 300]) {
    const work = new Map(sides.map(side => [side, [] as number[]]))
    for (let at = 0; at < bench.runs; at++) {
      reportProgress(`means, ${count} fields: ${at + 1} of ${bench.runs}`)
      const pages = await openForms(bench, served, sides, count, at)
      const taken = await stepsInTurn(pages.open, word('refund', firstText, 3), 1)
      taken.forEach((measured, place) => {
        const side = pages.sides[place]
        if (side) work.get(side)?.push(median(measured.map(one => one.work)))
      })
      await pages.close()
    }
    rows.push({ name: `${count} fields: a key`, unit: 'ms', values: [...work.values()] })
  }
  reportProgress('')
  printColumns('Processor time at full speed', Object.values(means), rows)
}

function isMeans(name: string): name is keyof typeof means {
  return name in means
}

/** A text of the first section, below other fields. */
const firstText = '[id$="_field5"]'

function stepOf(kind: Kind, count: number): Step {
  return kind === 'key' ? keys('refund', firstText) : mounts(4, `Field ${count}`)
}

interface Samples {
  /** On the clock while the processor is slowed. */
  readonly times: ReadonlyMap<Side, number[]>
  /** Processor time of the main thread at full speed. */
  readonly work: ReadonlyMap<Side, number[]>
}

function noSamples(sides: readonly Side[]): Samples {
  const empty = () => new Map(sides.map(side => [side, [] as number[]]))
  return { times: empty(), work: empty() }
}

/** Takes a step on all pages in turn, slowed and at full speed, and keeps the median of its repetitions. */
async function sample(
  pages: OpenForms,
  step: Step,
  slowdown: number,
  { times, work }: Samples,
): Promise<void> {
  const slowed = await stepsInTurn(pages.open, step, slowdown)
  const full = await stepsInTurn(pages.open, step, 1)
  pages.sides.forEach((side, at) => {
    times.get(side)?.push(median((slowed[at] ?? []).map(({ total }) => total)))
    work.get(side)?.push(median((full[at] ?? []).map(taken => taken.work)))
  })
}

interface OpenForms {
  /** In the order of the pages. */
  readonly sides: readonly Side[]
  readonly open: readonly BenchPage[]
  close(): Promise<void>
}

/** A page of its own for each side, another one first every time, in which the form was seen once: its script has run. */
async function openForms(
  bench: Bench,
  served: Served,
  sides: readonly Side[],
  count: number,
  at: number,
): Promise<OpenForms> {
  const first = at % sides.length
  const turned = [...sides.slice(first), ...sides.slice(0, first)]
  const open: BenchPage[] = []
  for (const side of turned) {
    const opened = await openPage(bench.browser, { cookies: [], origins: [] })
    // Plain rjsf compiles its validators in the page, which the policy of the console forbids.
    await opened.protocol.send('Page.setBypassCSP', { enabled: true })
    await opened.page.goto(`${served.origin}/?side=${side}&fields=${count}`)
    for await (const _ of mounts(1, `Field ${count}`)(opened));
    open.push(opened)
  }
  return { sides: turned, open, close: async () => void (await Promise.all(open.map(one => one.close()))) }
}

function figure(base: 'plain' | 'hand', kind: Kind, count: number, { times, work }: Samples): Figure {
  const both = (values: ReadonlyMap<Side, number[]>) => ({
    base: values.get(base) ?? [],
    own: values.get('console') ?? [],
  })
  const name = `${count} fields: ${kind === 'key' ? 'key to paint' : 'mounting'}`
  const found = { name, unit: 'ms', values: both(times), work: both(work) } as const
  const limit = limits[base](kind, count)
  if (limit === undefined) return found
  return { ...found, target: { text: `at most ${limit} ×`, met: (_, ratio) => ratio <= limit } }
}
