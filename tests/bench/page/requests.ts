import { type BenchPage } from './openPage.ts'

/** A request of the page; times in milliseconds since the navigation began. */
export interface Sent {
  readonly name: string
  readonly start: number
  readonly end: number
  /** Bytes of the body as they travelled. */
  readonly bytes: number
}

/** All requests that began so far, the page itself first. */
export async function requestsOf({ page }: BenchPage): Promise<readonly Sent[]> {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        name,
        start: startTime,
        end: responseEnd,
        bytes: encodedBodySize,
      })),
  )
  return entries
    .map(entry => ({ ...entry, name: new URL(entry.name).pathname }))
    .sort((a, b) => a.start - b.start)
}

/** Prints when each request was under way, as bars over the time to the first row. */
export function printWaterfall(heading: string, requests: readonly Sent[], firstRow: number): void {
  const width = 60
  const at = (time: number) => Math.min(width, Math.round((time / firstRow) * width))
  console.log(`\n${heading}, first row at ${firstRow.toFixed(0)} ms`)
  for (const { name, start, end, bytes } of requests) {
    const bar = ' '.repeat(at(start)) + '━'.repeat(Math.max(1, at(end) - at(start)))
    const numbers = [start.toFixed(0), end.toFixed(0), `${(bytes / 1000).toFixed(1)} KB`]
    console.log(`  ${bar.padEnd(width + 1)} ${numbers.map(text => text.padStart(9)).join('')}  ${name}`)
  }
}
