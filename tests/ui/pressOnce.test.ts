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

describe('held Enter key', () => {
  it.each(['button', 'input', 'a'])('activates once: %s', name => {
    const heard = hear(name)
    expect([press(heard.element, false), press(heard.element, true), press(heard.element, true)]).toEqual([
      true,
      false,
      false,
    ])
    expect(heard.times()).toBe(1)
  })

  it('repeats in a text of several lines, like any other key', () => {
    const heard = hear('textarea')
    expect([press(heard.element, false), press(heard.element, true)]).toEqual([true, true])
    const input = hear('input')
    expect(press(input.element, true, 'a')).toBe(true)
    expect([heard.times(), input.times()]).toEqual([2, 1])
  })

  it('repeats in the rule editor, which is in a shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const editor = document.createElement('div')
    editor.contentEditable = 'true'
    host.attachShadow({ mode: 'open' }).append(editor)
    expect(press(editor, true)).toBe(true)
  })
})

describe('second press of a double click', () => {
  it('activates only the button of the first press, not one that moved under the pointer', () => {
    const [take, give] = [button('Take'), button('Give back')]
    expect([click(take, 1), click(take, 2)]).toEqual([true, true])
    expect([click(take, 1), click(give, 2)]).toEqual([true, false])
    // Who goes on pressing there means it.
    expect(click(give, 3)).toBe(true)
  })

  it('is ignored after the button changed', () => {
    const one = button('Take')
    expect(click(one, 1)).toBe(true)
    one.textContent = 'Give back'
    expect([click(one, 2), click(one, 1)]).toEqual([false, true])
  })

  it('still selects a word, and keyboard presses are not affected', () => {
    const text = document.body.appendChild(document.createElement('p'))
    expect([click(text, 1), click(text, 2), click(button('Take'), 0)]).toEqual([true, true, true])
  })
})

function button(text: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('button'))
  element.append(document.createElement('span'), text)
  return element
}

function click(element: HTMLElement, detail: number): boolean {
  const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true, composed: true })
  return (element.querySelector('span') ?? element).dispatchEvent(event)
}

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
