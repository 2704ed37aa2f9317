import { describe, expect, it } from 'vitest'
import { journeys, showsText } from '../support/journeys.ts'
import { type ReverseProxy, startBufferingProxy, startHttp2Proxy } from '../support/reverseProxies.ts'

const on = journeys()

describe('behind a reverse proxy', () => {
  it.each([
    ['that speaks HTTP/2 over TLS', startHttp2Proxy, ['2.0']],
    ['that passes on whole replies only', startBufferingProxy, ['1.1']],
  ])('%s lists load, changes are saved, and the websocket delivers', async (_, start, versions) => {
    const proxy: ReverseProxy = await start(on.console.address)
    try {
      const { page } = await on.visitAs('finance', { ignoreHTTPSErrors: true })
      await page.goto(`${proxy.address}/finance/refunds?status=pending`)
      await showsText(page, /^Rows 1–\d+ of/)
      await page.getByRole('button', { name: 'Export' }).click()
      await showsText(page, 'The export has started.')
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await on.console.push({ persona: 'finance', message: 'Said through the proxy.' })
      await showsText(page, 'Said through the proxy.')
      expect([...proxy.versions].toSorted()).toEqual(expect.arrayContaining(versions))
    } finally {
      await proxy.stop()
    }
  })
})
