import { readFileSync } from 'node:fs'
import { type Page } from 'playwright'
import { expect } from 'vitest'

/** A keyboard that counts its keys. */
export interface Keyboard {
  /** Presses these keys in turn. One that is pressed while others are held counts as one. */
  press(...keys: string[]): Promise<void>
  /** Types a text, which is not counted: a name or a number is as long as it is. */
  type(text: string): Promise<void>
}

const guide = new URL('../../stories/guide/keyboard.md', import.meta.url)

/** The number of keys of each task in the table of the guide. */
export function keyboardTasks(): ReadonlyMap<string, number> {
  const rows = readFileSync(guide, 'utf8').matchAll(/^\| (.+?) \|.*\| (\d+) \|$/gm)
  return new Map([...rows].map(([, task = '', keys]) => [task, Number(keys)]))
}

/** Does a task of the guide on a page; it must take as many keys as the guide says. */
export async function doTask(page: Page, task: string, run: (keyboard: Keyboard) => Promise<void>) {
  let pressed = 0
  await run({
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key)
        pressed += 1
      }
    },
    type: text => page.keyboard.type(text),
  })
  expect(pressed, task).toBe(keyboardTasks().get(task))
}

/** The keys of a list come after its first rows, together with the table for paper. */
export async function listKeysAreThere(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().waitFor()
  const printed = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'))
      return new Promise<boolean>(resolve => {
        requestAnimationFrame(() => {
          const there = document.querySelector('table') !== null
          window.dispatchEvent(new Event('afterprint'))
          resolve(there)
        })
      })
    })
  await expect.poll(printed).toBe(true)
}
