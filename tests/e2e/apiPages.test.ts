import { type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf, documentText, partAt, partOf } from '../../src/sandbox/pages/apiDocument.ts'
import { openTestSandbox } from '../sandbox/client.ts'
import { axeFindings } from '../support/axe.ts'
import { openBrowser } from '../support/openBrowser.ts'

const document = partOf(JSON.parse(documentText()))
const calls = callsOf(document).map(({ name }) => `/sandbox/api/calls/${name}`)
const entities = Object.keys(partAt(document, 'components', 'schemas')).map(
  name => `/sandbox/api/entities/${name}`,
)
const lists = ['/sandbox/api', '/sandbox/api?q=refund', '/sandbox/api?q=nothing-like-this']
const missing = ['/sandbox/api/calls/none', '/sandbox/api/entities/none']

let browser: Browser
let sandbox: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  browser = await openBrowser()
  sandbox = await openTestSandbox()
})
afterAll(async () => {
  await sandbox.close()
  await browser.close()
})

describe.each([1440, 1024])('API pages at %i pixels', width => {
  it.each(['light', 'dark'] as const)('are accessible and fit the window in %s colours', async scheme => {
    const page = await open(width, scheme)
    for (const path of [...lists, ...calls.slice(0, 3), ...entities.slice(0, 3), ...missing]) {
      await page.goto(`http://api.test${path}`)
      expect(await axeFindings(page), path).toEqual([])
      expect(await headingsOf(page), path).toEqual({ headings: 1, repeated: [], wide: false })
    }
  })
})

// A document for each of them would take minutes: all pages have the same head, so one document takes their bodies in turn.
// Pages differ in their data alone: axe looks at all of them once, and at every tenth in the other colours and width.
it.each([
  ['calls', 1440, 'light', 1, calls],
  ['calls', 1024, 'dark', 10, calls],
  ['entities', 1440, 'dark', 1, entities],
  ['entities', 1024, 'light', 10, entities],
] as const)(
  'the pages of all %s fit a window of %i pixels and are accessible in %s colours',
  async (_, width, scheme, step, paths) => {
    const page = await open(width, scheme)
    await page.goto('http://api.test/sandbox/api')
    expect(paths.length).toBeGreaterThan(50)
    for (const [index, path] of paths.entries()) {
      const { text } = await sandbox.ask(`GET ${path}`)
      await page.evaluate(html => {
        const next = new DOMParser().parseFromString(html, 'text/html')
        window.document.title = next.title
        window.document.body.replaceWith(next.body)
      }, text)
      if (index % step === 0) expect(await axeFindings(page), path).toEqual([])
      expect(await headingsOf(page), path).toEqual({ headings: 1, repeated: [], wide: false })
    }
  },
  900_000,
)

it('the columns of all tables of an API page are aligned', async () => {
  const page = await open(1440, 'light')
  for (const path of [
    '/sandbox/api',
    '/sandbox/api/calls/cancelRefund',
    '/sandbox/api/calls/changeRefundMethod',
  ]) {
    await page.goto(`http://api.test${path}`)
    const starts = await page
      .locator('table')
      .evaluateAll(tables =>
        tables.map(table =>
          [...table.querySelectorAll('th')].slice(0, 3).map(cell => cell.getBoundingClientRect().left),
        ),
      )
    expect(starts.length, path).toBeGreaterThan(1)
    expect(new Set(starts.map(String)).size, path).toBe(1)
  }
})

it('areas of the API pages are headings without placeholders', async () => {
  const page = await open(1440, 'light')
  await page.goto('http://api.test/sandbox/api')
  const areas = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(areas).toContain('finance')
  expect(areas.filter(area => /[{}]/.test(area))).toEqual([])
})

async function open(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true })
  await page.route('http://api.test/**', async route => {
    const { pathname, search } = new URL(route.request().url())
    const { status, text, headers } = await sandbox.ask(`GET ${pathname}${search}`)
    await route.fulfill({ status, body: text, headers: Object.fromEntries(headers) })
  })
  return page
}

/** How many first headings a page has, texts that it says twice at its top, and whether it scrolls sideways. */
function headingsOf(page: Page) {
  return page.evaluate(() => {
    const texts = [...window.document.querySelectorAll('header > *')].map(({ textContent }) => textContent)
    return {
      headings: window.document.querySelectorAll('h1').length,
      repeated: texts.filter((text, index) => texts.indexOf(text) < index),
      wide: window.document.documentElement.scrollWidth > window.innerWidth,
    }
  })
}
