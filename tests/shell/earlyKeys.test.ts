import { afterEach, describe, expect, it } from 'vitest'
import { earlyKeys } from '../../runtime/shell/services/earlyKeys.ts'

const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.body.dispatchEvent(event)
  return event
}
const taken: (() => unknown)[] = []
const listen = () => {
  const take = earlyKeys()
  taken.push(take)
  return take
}
afterEach(() => {
  for (const take of taken.splice(0)) take()
})

describe('keys of windows that are still on their way', () => {
  it('are kept from the browser, with what is typed after them', () => {
    const take = listen()
    expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true)
    for (const key of 'ref') press(key)
    const early = take()
    expect(early?.service).toBe('palette')
    expect(early?.typed?.()).toBe('ref')
    expect(take()).toBeUndefined()
  })

  it('are those of the newest, and of none after Escape', () => {
    const take = listen()
    press('k', { metaKey: true })
    press('?')
    expect(take()?.service).toBe('shortcuts')
    const other = listen()
    press('?')
    press('Escape')
    expect(other()).toBeUndefined()
  })

  it('are no keys that go into a text', () => {
    const take = listen()
    const line = document.body.appendChild(document.createElement('input'))
    line.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    line.remove()
    expect(take()).toBeUndefined()
  })
})
