import { type Browser, type BrowserContextOptions } from 'playwright'
import { startSeeded } from '../support/journeys.ts'
import { openBrowser } from '../support/openBrowser.ts'
import { type RunningConsole } from '../support/runningConsole.ts'
import { type Visitor, visit } from '../support/visitor.ts'
import { type Asked, type Failure, type Outcome, type Tried } from './faultKind.ts'

/** The built console with a sandbox of its own, and a browser to visit it with (`visit`, `signIn` and `leave`). */
export interface Place {
  readonly console: RunningConsole
  readonly browser: Browser
}

/** Opens a place for the cases of a kind, and closes it after them. */
export async function inPlace<T>(
  work: (place: Place) => Promise<T>,
  environment?: Readonly<Record<string, string>>,
): Promise<T> {
  const [console, browser] = await Promise.all([startSeeded(environment), openBrowser()])
  try {
    return await work({ console, browser })
  } finally {
    await browser.close()
    await console.stop()
  }
}

/** Visitors that work side by side: while the page of one waits, that of the other goes on. */
export const lanes = 2

/**
 * Tries the asked cases of a list, `lanes` at a time, each lane in a page of its own. What a case throws is its problem,
 * and so is what went wrong in the page meanwhile.
 */
export async function tryInPages<T>(
  { browser, console }: Place,
  list: readonly T[],
  { from, count }: Asked,
  tryOne: (visitor: Visitor, item: T, at: number) => Promise<Tried>,
  options: BrowserContextOptions = { reducedMotion: 'reduce' },
): Promise<Outcome> {
  const waiting = list.slice(from, from + count).map((item, index) => ({ item, at: from + index }))
  const cases = waiting.length
  const failures: Failure[] = []
  const lane = async () => {
    let visitor: Visitor | undefined
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { item, at } = next
      visitor ??= await visit(browser, console, options)
      const { input, problem } = await tryOne(visitor, item, at).catch(thrownBy(item))
      const problems = [...(problem === undefined ? [] : [problem]), ...visitor.problems.splice(0)]
      if (problems.length === 0) continue
      failures.push({ at, input, problem: problems.join('\n') })
      await visitor.close()
      visitor = undefined
    }
    await visitor?.close()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { cases, failures: failures.sort((one, other) => one.at - other.at) }
}

function thrownBy(item: unknown): (error: unknown) => Tried {
  return error => ({
    input: JSON.stringify(item).slice(0, 500),
    problem: error instanceof Error ? error.message : String(error),
  })
}
