/** What the benchmark puts into a page before any of its scripts runs. */
export interface Probe {
  /** When the first row was painted, in milliseconds since the navigation began. */
  readonly firstRow: Promise<number>
  /** Gets ready for an event of the user: from the newest one of that type until `changed` holds and is painted. */
  arm(type: string, changed: () => boolean): void
  /** What the armed step took. */
  measured(): Promise<Taken>
  /** Resolves when `test` holds and is painted; rejects with the current text if it does not within a minute. */
  until(test: () => boolean): Promise<number>
  /** The text of a row of the grid, from 1; empty: there is none. */
  row(position: number): string
  /** True when the menu and the profile of the frame have come. */
  framed(): boolean
  /** True while the grid waits for rows. */
  busy(): boolean
  /** How long tasks kept the page from answering, over 50 ms each, in milliseconds since the navigation began. */
  blocked(): number
  /** Begins to watch the frames that are drawn. */
  countFrames(): void
  /** Ends it: frames that were left out of 60 a second, and the longest time between two, in milliseconds. */
  countedFrames(): { readonly dropped: number; readonly longest: number }
}

/** Milliseconds, and those of them in which a call was under way. */
export interface Taken {
  readonly total: number
  readonly replies: number
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page; it must be self-contained, because only its source is sent there. `frame` are the calls of the frame, by path. */
export function installProbe(frame: readonly string[]): void {
  /** Resolves after the frame that shows the current document: a message sent in it is delivered behind it. */
  const painted = () =>
    new Promise<number>(resolve =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(undefined)
      }),
    )
  const until = (test: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      if (test()) return resolve(painted())
      const observer = new MutationObserver(() => {
        if (!test()) return
        observer.disconnect()
        clearTimeout(patience)
        resolve(painted())
      })
      const patience = setTimeout(() => {
        observer.disconnect()
        reject(new Error(`Waited for a minute at ${location.href}; busy: ${busy()}, first row: ${row(1)}`))
      }, 60_000)
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    })
  const rowOf = (position: number) =>
    document.querySelector(`[role="grid"] [role="row"][aria-rowindex="${position + 1}"]`)
  const row = (position: number) => rowOf(position)?.textContent ?? ''
  const busy = () => document.querySelector('[aria-busy="true"] [role="grid"]') !== null

  /** How long at least one call was under way between two moments. */
  const repliesIn = (start: number, end: number) => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => /\/api\//.test(name) && startTime >= start && startTime < end)
      .map(({ startTime, responseEnd }) => ({ from: startTime, to: Math.min(responseEnd, end) }))
      .sort((a, b) => a.from - b.from)
    let covered = start
    let sum = 0
    for (const { from, to } of calls) {
      sum += Math.max(0, to - Math.max(from, covered))
      covered = Math.max(covered, to)
    }
    return sum
  }

  const late = new Set(frame)
  new PerformanceObserver(list => {
    for (const { name } of list.getEntries()) late.delete(new URL(name).pathname)
  }).observe({ type: 'resource', buffered: true })

  let blocked = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) blocked += duration - 50
  }).observe({ type: 'longtask', buffered: true })

  let frames: number[] | undefined
  const noteFrame = (time: number) => {
    if (!frames) return
    frames.push(time)
    requestAnimationFrame(noteFrame)
  }

  let step: Promise<Taken> | undefined
  window.probe = {
    firstRow: until(() => rowOf(1) !== null),
    until,
    row,
    busy,
    framed: () => late.size === 0,
    blocked: () => blocked,
    arm(type, changed) {
      let start = Number.NaN
      const listen = (event: Event) => {
        start = event.timeStamp
      }
      addEventListener(type, listen, { capture: true })
      step = until(() => start > 0 && changed()).then(end => {
        removeEventListener(type, listen, { capture: true })
        return { total: end - start, replies: repliesIn(start, end) }
      })
    },
    countFrames() {
      frames = []
      requestAnimationFrame(noteFrame)
    },
    countedFrames() {
      const gaps = (frames ?? []).map((time, at, all) => time - (all[at - 1] ?? time))
      frames = undefined
      const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round((gap * 60) / 1000) - 1), 0)
      return { dropped, longest: Math.max(0, ...gaps) }
    },
    measured: () => step ?? Promise.reject(new Error('Nothing was armed.')),
  }
  performance.setResourceTimingBufferSize(10_000)
}
