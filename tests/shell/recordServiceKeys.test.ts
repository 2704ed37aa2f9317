import { afterEach, describe, expect, it } from 'vitest'
import { recordServiceKeys } from '../../runtime/shell/services/recordServiceKeys.ts'

const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.body.dispatchEvent(event)
  return event
}
const taken: (() => unknown)[] = []
const listen = () => {
  const take = recordServiceKeys()
  taken.push(take)
  return take
}
afterEach(() => {
  for (const take of taken.splice(0)) take()
})

describe('keys pressed before a dialog has loaded', () => {
  it('are kept from the browser, with the text typed after them', () => {
    const take = listen()
    expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true)
    for (const key of 'ref') press(key)
    const early = take()
    expect(early?.service).toBe('palette')
    expect(early?.typed?.()).toBe('ref')
    expect(take()).toBeUndefined()
  })

  it('go to the newest dialog, and to none after Escape', () => {
    const take = listen()
    press('k', { metaKey: true })
    press('?')
    expect(take()?.service).toBe('shortcuts')
    const other = listen()
    press('?')
    press('Escape')
    expect(other()).toBeUndefined()
  })

  it('do not include keys typed into a text field', () => {
    const take = listen()
    const line = document.body.appendChild(document.createElement('input'))
    line.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    line.remove()
    expect(take()).toBeUndefined()
  })
})
