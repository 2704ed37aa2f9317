import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { showsText } from '../support/journeys.ts'
import { openBrowser } from '../support/openBrowser.ts'
import { type RunningConsole, startConsole } from '../support/runningConsole.ts'
import { visit } from '../support/visitor.ts'

let running: RunningConsole
let browser: Browser

/** The data of every journey, with each refund four times more. */
function manyRefunds(): string {
  const file = join(inject('folder'), 'many-refunds.sqlite')
  copyFileSync(join(inject('folder'), 'seed.sqlite'), file)
  const data = new DatabaseSync(file)
  const names = data
    .prepare('PRAGMA table_info(refunds)')
    .all()
    .map(({ name }) => String(name))
  const columns = names.filter(name => name !== 'id').join(', ')
  data.exec(
    `WITH RECURSIVE again (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM again WHERE n < 4)
     INSERT INTO refunds (${columns}) SELECT ${columns} FROM refunds, again`,
  )
  data.close()
  return file
}

beforeAll(async () => {
  ;[running, browser] = await Promise.all([startConsole({ SANDBOX_DATA: manyRefunds() }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await running.stop()
})

describe('export of more than 10,000 rows', () => {
  it('contains every row of the list once, and the page stays responsive', async () => {
    const token = await running.session({ persona: 'finance' })
    const { page, problems } = await visit(browser, running, { token })
    await page.goto('/finance/refunds?status=')
    const shown =
      (await page
        .getByText(/^Rows 1–10 of [\d,]+/)
        .first()
        .textContent()) ?? ''
    const rows = Number(/of ([\d,]+)/.exec(shown)?.[1]?.replaceAll(',', ''))
    expect(rows).toBeGreaterThan(10_000)
    await page.getByRole('button', { name: 'Export' }).click()
    await showsText(page, 'The export has started.')
    await page.getByRole('button', { name: 'Next page' }).click()
    await showsText(page, /Rows 11–20 of/)
    await showsText(page, /^Your export of [\d,]+ rows is ready/)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const file = page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('button', { name: /\.csv$/ })
      .first()
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
    const [, ...lines] = (await text(await download.createReadStream())).trimEnd().split('\r\n')
    expect(lines).toHaveLength(rows)
    expect(new Set(lines.map(line => line.split(',')[0])).size).toBe(rows)
    expect(problems).toEqual([])
  })
})
