import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { emptyLog, logToasts, type ToastLog } from '../../../runtime/core/toasts/log.ts'
import {
  noToasts,
  type ToastEvent,
  type ToastSpec,
  type Toasts,
  toastReducer,
} from '../../../runtime/core/toasts/merge.ts'
import { toastDuration } from '../../../runtime/shell/toasts/toastTimers.ts'
import { pick, seeded } from '../random.ts'

const runs = Array.from({ length: 20 }, (_, seed) => seed)

/** Two hundred events at times that never go back, and what is on screen and in the log after each. */
function history(seed: number) {
  const random = seeded(seed)
  let at = 1_000_000
  let state: Toasts = deepFreeze(structuredClone(noToasts))
  let log: ToastLog = emptyLog
  const steps: { event: ToastEvent; before: Toasts; after: Toasts; log: ToastLog }[] = []
  for (let step = 0; step < 200; step += 1) {
    at += Math.floor(random() * 400)
    const event = deepFreeze(randomEvent(random, at, state))
    const after = deepFreeze(toastReducer(state, event))
    log = deepFreeze(logToasts(log, after.shown))
    steps.push({ event, before: state, after, log })
    state = after
  }
  return steps
}

function randomEvent(random: () => number, at: number, { shown }: Toasts): ToastEvent {
  if (random() < 0.2 && shown.length > 0) return { type: 'toastClosed', id: pick(random, shown).id }
  const toast: ToastSpec = {
    type: pick(random, ['error', 'error', 'warning', 'success', 'info']),
    text: pick(random, ['', 'A', 'B', 'C', 'D']),
    ...(random() < 0.3 && { errorId: pick(random, ['1', '2', '3']) }),
    ...(random() < 0.3 && { timeout: Math.floor(random() * 9000) }),
  }
  return { type: 'toastRaised', toast, at }
}

describe.each(runs)('toasts after random events, seed %i', seed => {
  const steps = history(seed)

  it('show every text and error id once in its toast', () => {
    for (const { event, before, after } of steps) {
      if (event.type === 'toastClosed') {
        expect(after.shown).toEqual(before.shown.filter(({ id }) => id !== event.id))
        continue
      }
      const { text, errorId, type } = event.toast
      const said = text || 'An error occurred!'
      const holders = after.shown.filter(toast => toast.type === type && toast.texts.includes(said))
      expect(holders.some(({ errorIds }) => errorId === undefined || errorIds.includes(errorId))).toBe(true)
      const repeating = after.shown.filter(({ texts, errorIds }) =>
        [texts, errorIds].some(list => new Set(list).size < list.length),
      )
      expect(repeating).toEqual([])
    }
  })

  it('merge error toasts within 500 ms and no others', () => {
    for (const { event, before, after } of steps) {
      if (event.type === 'toastClosed') continue
      const merges = before.shown.some(
        ({ type, since }) =>
          type === 'error' && event.toast.type === 'error' && since <= event.at && event.at - since < 500,
      )
      expect(after.next - before.next).toBe(merges ? 0 : 1)
    }
  })

  it('have unique ids in order of arrival, and at most twenty are on screen', () => {
    for (const { after } of steps) {
      const ids = after.shown.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other))
      expect(ids.length).toBeLessThanOrEqual(20)
    }
  })

  it('stay in the log, the newest first and in their last state', () => {
    for (const { after, log } of steps) {
      const ids = log.toasts.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
      expect(ids.length).toBe(Math.min(after.next - 1, 100))
      expect(after.shown.filter(toast => !log.toasts.includes(toast))).toEqual([])
    }
  })

  it('stay as long as requested, or else long enough to be read', () => {
    for (const { shown } of steps.map(({ after }) => after)) {
      const others = shown.filter(toast => {
        const least = toast.type === 'error' ? 10_000 : 5000
        return toast.timeout === undefined
          ? toastDuration(toast) < least
          : toastDuration(toast) !== toast.timeout
      })
      expect(others).toEqual([])
    }
  })
})

describe('toast log', () => {
  const raised = (text: string, before = noToasts) =>
    toastReducer(before, { type: 'toastRaised', toast: { type: 'info', text }, at: 0 })

  it('shows nothing from before it was cleared, even if still on screen', () => {
    const first = raised('A')
    const log = { ...logToasts(emptyLog, first.shown), toasts: [] }
    expect(logToasts(log, raised('B', first).shown).toasts.map(({ texts }) => texts)).toEqual([['B']])
  })

  it('is the same object if nothing has changed', () => {
    const { shown } = raised('A')
    const log = logToasts(emptyLog, shown)
    expect(logToasts(log, shown)).toBe(log)
    expect(logToasts(log, [])).toBe(log)
  })
})

describe('toastDuration', () => {
  it('grows with the length of the text', () => {
    const { shown } = toastReducer(noToasts, {
      type: 'toastRaised',
      toast: { type: 'error', text: 'x'.repeat(1060) },
      at: 0,
    })
    expect(shown.map(toastDuration)).toEqual([60_000])
  })
})
