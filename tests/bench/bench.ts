import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { openSandbox } from '../../src/sandbox/openSandbox.ts'
import { browserFlags, requireBrowser } from '../support/browser.ts'
import { makeBuilds } from './builds/buildSides.ts'
import { bareFigures, measureBare } from './entries/bare.ts'
import { measureCheck } from './entries/check.ts'
import { definitionsFigures, measureDefinitions } from './entries/definitions.ts'
import { type Bench, type Entry, type PageEntry } from './entries/entry.ts'
import { measureForms } from './entries/forms.ts'
import { measureGrids } from './entries/grids.ts'
import { measureHeap } from './entries/heap.ts'
import { measureLoad } from './entries/load.ts'
import { measureRefunds } from './entries/refunds.ts'
import { runScript } from './entries/runScript.ts'
import { measureScrolling } from './entries/scrolling.ts'
import { measureShift } from './entries/shift.ts'
import { measureSoak } from './entries/soak.ts'

/**
 * `npm run bench`: the production build against the same screens written by hand (twin/) and against a list with nothing
 * but the libraries (bare/), and the sandbox, on one machine in one run. It prints what it has found and fails only when it cannot measure.
 */

const entries: readonly Entry[] = [
  {
    name: 'refunds',
    text: 'the list of refunds by hand and by definition: bytes, first row, and every step of a user',
    figures: ['bytes', 'cold', 'warm', 'sort', 'next', 'filter', 'details', 'again'],
    measure: measureRefunds,
  },
  {
    name: 'bare',
    text: 'the list of refunds with react-data-grid and nothing else (bare/), by hand and by definition',
    figures: bareFigures,
    measure: measureBare,
  },
  {
    name: 'grids',
    text: 'grids of 12 columns × 25 rows (narrow) and of 40 × 50 (wide), by hand and by definition',
    figures: ['narrow', 'wide'].flatMap(grid =>
      ['sort', 'next', 'filter', 'row', 'page'].map(step => `${grid}-${step}`),
    ),
    measure: measureGrids,
  },
  {
    name: 'scrolling',
    text: 'frames dropped while a grid of 40 × 50 scrolls, the processor not slowed',
    figures: ['scrolling'],
    measure: measureScrolling,
  },
  {
    name: 'heap',
    text: 'memory after 60 pages of refunds, and its growth over 200 pages of 12 × 25, compiled code left out',
    figures: ['heap-60', 'heap-200'],
    measure: measureHeap,
  },
  {
    name: 'soak',
    text: 'what 400 steps over five lists leave in memory, by constructor',
    figures: ['soak'],
    measure: measureSoak,
  },
  {
    name: 'shift',
    text: 'memory at every hour of a shift of eight, the clock of the page turned forward: pushes, pings, lost lines, lists, panels',
    figures: ['shift'],
    measure: measureShift,
  },
  {
    name: 'load',
    text: 'a menu of 2,000 entries, and 50 notifications a second for a minute',
    figures: ['menu', 'pushes'],
    measure: measureLoad,
  },
  {
    name: 'definitions',
    text: 'the first row with 700 and with 7,000 definitions; the second build takes minutes',
    figures: definitionsFigures,
    measure: measureDefinitions,
  },
  {
    name: 'forms',
    text: 'a key and the mounting of forms of 12, 100 and 300 fields by plain rjsf, by hand and by definition, in one run; what makes a key cheap',
    figures: [...[12, 100, 300].flatMap(count => [`key-${count}`, `mount-${count}`]), 'form-means'],
    measure: measureForms,
  },
  {
    name: 'check',
    text: 'the check of all screens and of 700, from start to end of its process',
    figures: ['check'],
    measureAlone: measureCheck,
  },
  {
    name: 'sandbox-grids',
    text: 'answers over 1,000,000 rows; the first time makes the data in .data/, which takes minutes',
    figures: ['sandbox-grids'],
    measureAlone: () => runScript('sandboxGrids.ts'),
  },
  {
    name: 'sandbox-files',
    text: 'mass import, rows per second; export, memory',
    figures: ['sandbox-files'],
    measureAlone: () => runScript('sandboxFiles.ts'),
  },
]

const help = `npm run bench -- [options]

  --only <word>     only the entry or figure of that name, else all whose name contains it; may stand several times
  --runs <n>        how often everything is measured, in turn (default 9)
  --slowdown <n>    how many times slower the page's processor seems (default 4)
  --help            this text

entries, with their figures:
${entries.map(({ name, text, figures }) => `  ${name.padEnd(15)} ${text}\n  ${' '.repeat(15)} ${figures.join(' ')}`).join('\n')}

Times end with the frame that shows the rows, less the time in which a reply was under way; to the
details with it, since there the page works while other replies are still to come. Ratios are the medians of
pairs measured one right after the other; ± is half the distance between their quartiles. CPU is the processor time of the
page's main thread for the same step at full speed, which a busy machine disturbs least.`

const options = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    runs: { type: 'string', default: '9' },
    slowdown: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
}).values

const known = new Set(entries.flatMap(({ name, figures }) => [name, ...figures]))

if (options.help) console.log(help)
else await run()

async function run(): Promise<void> {
  const [runs, slowdown] = [Number(options.runs), Number(options.slowdown)]
  if (!(runs >= 1 && slowdown >= 1)) throw new Error('--runs and --slowdown take numbers from 1 on.')
  const chosen = entries
    .map(entry => ({ ...entry, figures: entry.figures.filter(figure => isWanted(entry.name, figure)) }))
    .filter(({ figures }) => figures.length > 0)
  if (chosen.length === 0)
    throw new Error(`No figure has ${options.only.join(' or ')} in its name; see --help.`)
  const paged = chosen.filter(entry => 'measure' in entry)
  if (paged.length > 0) await measurePages(paged, runs, slowdown)
  for (const entry of chosen) if ('measureAlone' in entry) await entry.measureAlone(runs)
}

async function measurePages(
  chosen: readonly (PageEntry & Entry)[],
  runs: number,
  slowdown: number,
): Promise<void> {
  const [builds, sandbox] = [makeBuilds(), await openSandbox()]
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags() })
  try {
    console.log(`${runs} runs in turn, processor slowed ${slowdown}×, Chromium ${browser.version()}`)
    const bench: Bench = { builds, sandbox, browser, runs, slowdown }
    for (const { measure, figures } of chosen) await measure(bench, new Set(figures))
  } finally {
    await browser.close()
    sandbox.close()
    builds.close()
  }
}

/** A whole name means just that one; else every name that contains the word. */
function isWanted(...names: readonly string[]): boolean {
  return options.only.some(word =>
    known.has(word) ? names.includes(word) : names.some(name => name.includes(word)),
  )
}
