import { type BenchPage } from './openPage.ts'

/** A file of script or style that was asked for before the first row was painted. */
export interface Travelled {
  readonly name: string
  /** Bytes of the body as they travel, compressed. */
  readonly body: number
  /** Bytes with the headers of the reply. */
  readonly all: number
}

/** Notes all files of script and style from here on; the result names those asked for before a moment of the page. */
export function noteFiles({ page, protocol }: BenchPage): (before: number) => Promise<readonly Travelled[]> {
  const urls = new Map<string, string>()
  const sizes = new Map<string, number>()
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script' || type === 'Stylesheet') urls.set(requestId, request.url)
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url !== undefined) sizes.set(url, encodedDataLength)
  })
  return async before => {
    const entries = await page.evaluate(moment => {
      const found = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return found
        .filter(({ startTime }) => startTime < moment)
        .map(({ name, encodedBodySize }) => ({ name, body: encodedBodySize }))
    }, before)
    const files = entries.flatMap(({ name, body }) => {
      const all = sizes.get(name)
      return all === undefined ? [] : [{ name: new URL(name).pathname, body, all }]
    })
    return [...new Map(files.map(file => [file.name, file])).values()].sort((a, b) => b.body - a.body)
  }
}
