import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Page } from 'playwright'
import { colourRules } from './colourRules.ts'

declare global {
  interface Window {
    /** There once the script has run in the page. */
    readonly axe: typeof axe
  }
}

/** Half as long as `axe.source`, which is what a document has to read first. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Findings of axe on the current page, one line each: rule, place, fix; and forms without a name, which it lets
 * pass. Empty: nothing. It is asked for what is wrong alone, and its script comes once into every document: listing all
 * that is right took most of the time. With `colours`, only `colourRules`.
 */
export async function axeFindings(page: Page, only?: 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const violations = await page.evaluate(async rules => {
    // A change of colours may begin a transition, and the end of one that of another inside: none for two frames is none.
    for (let still = 0; still < 2; still++) {
      await new Promise(requestAnimationFrame)
      if (document.getAnimations().some(one => one instanceof CSSTransition)) still = -1
    }
    return (await window.axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }))
      .violations
  }, only && colourRules)
  const nameless = await page.locator('form:not([aria-label], [aria-labelledby])').count()
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    ),
    ...(nameless > 0 ? [`${nameless} forms have no name: give them an aria-label.`] : []),
  ]
}
