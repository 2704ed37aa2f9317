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
  const [base = [], own = []] = await stepsInTurn([pages.base, pages.own], step, slowdown)
  return { base, own }
}

/** The same on any number of pages: A, B, C, C, B, A, … */
export async function stepsInTurn(
  pages: readonly BenchPage[],
  step: Step,
  slowdown: number,
): Promise<Measured[][]> {
  const sides = pages.map(page => ({ page, turns: step(page), taken: [] as Measured[] }))
  for (let at = 0, left = true; left; at++) {
    left = false
    for (const { page, turns, taken } of at % 2 === 0 ? sides : sides.toReversed()) {
      await slowDown(page, slowdown)
      const { value, done } = await turns.next()
      await slowDown(page, 1)
      if (done || !value) continue
      taken.push(value)
      left = true
    }
  }
  return sides.map(({ taken }) => taken)
}

/** The two sides, another one first every time. */
export function inOrder(at: number): readonly ('base' | 'own')[] {
  return at % 2 === 0 ? ['base', 'own'] : ['own', 'base']
}
