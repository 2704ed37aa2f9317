import { setTimeout } from 'node:timers/promises'
import { type BenchPage, workOf } from './openPage.ts'
import { measured } from './steps.ts'
import { type Step } from './turns.ts'

/** A form is shown and taken away again, that often; taking it away is not measured. */
export function mounts(count: number, last: string): Step {
  return async function* mount(open) {
    for (let turn = 0; turn < count; turn++) {
      await open.page.evaluate(
        text =>
          window.probe.arm(
            'click',
            () => document.querySelector('form')?.textContent?.includes(text) === true,
          ),
        last,
      )
      const before = await workOf(open)
      await open.page.getByRole('button', { name: 'Show', exact: true }).click()
      yield measured(open, before)
      await hide(open)
    }
  }
}

/** Single keys into a field of a form that is shown for them; it is empty again before the form is taken away. */
export function keys(text: string, selector: string): Step {
  return async function* key(open) {
    const { page } = open
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const field = page.locator(selector)
    await field.focus()
    let typed = ''
    for (const letter of text) {
      typed += letter
      await page.evaluate(
        ([selector, value]) =>
          // React keeps the attribute beside the value: it tells that the form has drawn the key.
          window.probe.arm(
            'keydown',
            () => document.querySelector(selector)?.getAttribute('value') === value,
          ),
        [selector, typed] as const,
      )
      const before = await workOf(open)
      await page.keyboard.press(letter)
      yield measured(open, before)
    }
    // What is kept as a draft would be filled in the next time.
    await field.fill('')
    await hide(open)
  }
}

/**
 * A word that is typed as people type, and a pause behind it, that often; measured is the processor time of one key of it,
 * with everything that waits for the end of the typing.
 */
export function word(text: string, selector: string, times: number): Step {
  return async function* typed(open) {
    const { page } = open
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const field = page.locator(selector)
    await field.focus()
    for (let turn = 0; turn < times; turn++) {
      const before = await workOf(open)
      await field.pressSequentially(text, { delay: 60 })
      await setTimeout(600)
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 5000 })))
      yield { total: Number.NaN, replies: 0, work: ((await workOf(open)) - before) / text.length }
    }
    await field.fill('')
    await hide(open)
  }
}

async function hide({ page }: BenchPage): Promise<void> {
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await page.evaluate(() => window.probe.until(() => document.querySelector('form') === null))
}
