import axe from 'axe-core'
import { type Page } from 'playwright'

declare global {
  interface Window {
    /** There once `axe.source` has run in the page. */
    readonly axe: typeof axe
  }
}

/**
 * What axe finds on the page as it stands, one line each: rule, place, what to do. Empty: nothing. It is asked for what is
 * wrong alone, and its script comes once into every document: listing all that is right took most of the time.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // A change of colours may begin a transition, and the end of one that of another inside: none for two frames is none.
    for (let still = 0; still < 2; still++) {
      await new Promise(requestAnimationFrame)
      if (document.getAnimations().some(one => one instanceof CSSTransition)) still = -1
    }
    return (await window.axe.run(document, { resultTypes: ['violations'] })).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}
