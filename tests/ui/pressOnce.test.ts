import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pressOnce } from '../../runtime/ui/pressOnce.ts'

let end: () => void = () => undefined
beforeEach(() => {
  end = pressOnce()
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

describe('Enter that is held', () => {
  it.each(['button', 'input', 'a'])('is pressed once: %s', name => {
    const heard = hear(name)
    expect([press(heard.element, false), press(heard.element, true), press(heard.element, true)]).toEqual([
      true,
      false,
      false,
    ])
    expect(heard.times()).toBe(1)
  })

  it('writes on in a text of several lines, and so does any other key anywhere', () => {
    const heard = hear('textarea')
    expect([press(heard.element, false), press(heard.element, true)]).toEqual([true, true])
    const input = hear('input')
    expect(press(input.element, true, 'a')).toBe(true)
    expect([heard.times(), input.times()]).toEqual([2, 1])
  })

  it('writes on in the editor of a rule, which stands in a shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const editor = document.createElement('div')
    editor.contentEditable = 'true'
    host.attachShadow({ mode: 'open' }).append(editor)
    expect(press(editor, true)).toBe(true)
  })
})

/** Gives whether the browser may go on with it. */
function press(element: HTMLElement, repeat: boolean, key = 'Enter'): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true, composed: true })
  return element.dispatchEvent(event)
}

function hear(name: string) {
  let times = 0
  const element = document.body.appendChild(document.createElement(name))
  element.addEventListener('keydown', () => times++)
  return { element, times: () => times }
}
