import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from 'playwright'

/** What axe finds on the page as it stands, one line each: rule, place, what to do. Empty: nothing. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}
