import { builtFolder, ensureBuilt } from '../../../src/build/serve/ensureBuilt.ts'
import { serveBuild } from '../builds/serveBuild.ts'
import { type HeapCensus, takeCensus } from '../page/census.ts'
import { type BenchPage, openPage, settle, signedInState } from '../page/openPage.ts'
import { type Bench, reportProgress } from './entry.ts'

/** Lists of five areas, by the words with which the palette finds them. */
const lists = ['Refunds', 'Pending write-offs', 'Payouts', 'Payments', 'Transactions'] as const

/** Steps before which the page still fills what has a limit, and steps that are compared with it. */
const [warm, last] = [100, 400]

/**
 * A working day in a page: 400 steps over five lists, of pages, sorts, filters and panels. What is alive at the 400th step
 * and was not at the 100th is counted by its constructor, the garbage collected; a cache without a limit stands at the top.
 */
export async function measureSoak({ browser, sandbox }: Bench): Promise<void> {
  await ensureBuilt()
  const served = await serveBuild(builtFolder, sandbox)
  const state = await signedInState(browser, served.origin, sandbox.signIn('admin'), '/finance/refunds')
  const open = await openPage(browser, state)
  await open.page.goto(`${served.origin}/finance/refunds`)
  await settle(open)
  let before: HeapCensus | undefined
  for (let step = 1; step <= last; step += 1) {
    reportProgress(`soak: ${step} of ${last}`)
    await takeStep(open, step)
    if (step !== warm && step !== last) continue
    const census = await takeCensus(open)
    if (before) print(before, census)
    before = census
  }
  reportProgress('')
  await open.close()
  served.close()
}

/** One of ten on a list; the tenth goes to the next one. */
export async function takeStep(open: BenchPage, step: number): Promise<void> {
  const { page } = open
  const main = page.getByRole('main')
  switch (step % 10) {
    case 0: {
      const list = lists[(step / 10) % lists.length] ?? lists[0]
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Go to' }).fill(list)
      await page.getByRole('option', { name: list }).first().click()
      await page.getByRole('heading', { level: 1, name: list }).waitFor({ state: 'attached' })
      break
    }
    case 1:
    case 2:
    case 3: {
      const next = main.getByRole('button', { name: 'Next page' })
      // A list can be shorter than four pages.
      if (await next.isEnabled()) await next.click()
      else await main.getByRole('button', { name: 'First page' }).click()
      break
    }
    case 4:
    case 5:
      await main.getByRole('columnheader').and(main.locator('[aria-sort]')).first().click()
      break
    case 6:
      await main.getByRole('textbox').first().fill(`${step}`)
      break
    case 7:
      await main.getByRole('textbox').first().fill('')
      break
    default:
      await main.getByRole('button', { name: 'Grid menu' }).click()
      await page.getByRole('menuitem', { name: 'Columns…' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await settle(open)
}

function print(before: HeapCensus, after: HeapCensus): void {
  console.log('')
  for (const [name, of] of [
    ['heap without code', 'size'],
    ['made by the script', 'script'],
  ] as const) {
    const more = after[of] - before[of]
    const share = ((more / before[of]) * 100).toFixed(1)
    const sizes = `${megabytes(before[of])} to ${megabytes(after[of])}`
    console.log(
      `${name}, step ${warm} to ${last}: ${sizes}, ${share} %, ${Math.round(more / (last - warm))} bytes a step`,
    )
  }
  printGrown(before, after)
}

/** What there is more of, by its constructor. */
export function printGrown(before: HeapCensus, after: HeapCensus): void {
  const grown = [...after.kinds]
    .map(([name, { count, size }]) => {
      const was = before.kinds.get(name) ?? { count: 0, size: 0 }
      return { name, count: count - was.count, size: size - was.size }
    })
    .filter(({ size }) => size > 2000)
    .toSorted((one, other) => other.size - one.size)
  for (const { name, count, size } of grown.slice(0, 25))
    console.log(`${String(size).padStart(9)} bytes  ${String(count).padStart(7)} more  ${name}`)
}

export const megabytes = (size: number) => `${(size / 1_000_000).toFixed(2)} MB`
