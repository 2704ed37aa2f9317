import { type BenchPage, slowDown } from './openPage.ts'
import { type Taken } from './probe.ts'

/** The yardstick, and the console. */
export interface Both<T> {
  readonly base: T
  readonly own: T
}

/** One step, in milliseconds. */
export interface Measured extends Taken {
  /** Processor time of the main thread; what else runs on the machine hardly touches it. */
  readonly work: number
}

/** Repeats a step of the user on one page, and says each time what it took. */
export type Step = (open: BenchPage) => AsyncGenerator<Measured, void>

/**
 * Takes a step on both pages in turn, A, B, B, A, A, B, …: what slows the machine down for a while slows both, and the
 * samples of one place make a pair. The page whose turn it is not runs at full speed, where it does nothing: Chromium
 * slows a page down by keeping the processor busy.
 */
export async function stepInTurn(
  pages: Both<BenchPage>,
  step: Step,
  slowdown: number,
): Promise<Both<Measured[]>> {
  const turns = { base: step(pages.base), own: step(pages.own) }
  const taken: Both<Measured[]> = { base: [], own: [] }
  for (let at = 0, left = true; left; at++) {
    left = false
    for (const side of inOrder(at)) {
      await slowDown(pages[side], slowdown)
      const { value, done } = await turns[side].next()
      await slowDown(pages[side], 1)
      if (done || !value) continue
      taken[side].push(value)
      left = true
    }
  }
  return taken
}

/** The two sides, another one first every time. */
export function inOrder(at: number): readonly ('base' | 'own')[] {
  return at % 2 === 0 ? ['base', 'own'] : ['own', 'base']
}
