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

describe('the second press of a double click', () => {
  it('is for the button that had the first, and for no other that has come under the pointer', () => {
    const [take, give] = [button('Take'), button('Give back')]
    expect([click(take, 1), click(take, 2)]).toEqual([true, true])
    expect([click(take, 1), click(give, 2)]).toEqual([true, false])
    // Who goes on pressing there means it.
    expect(click(give, 3)).toBe(true)
  })

  it('is not for a button that is another one by now', () => {
    const one = button('Take')
    expect(click(one, 1)).toBe(true)
    one.textContent = 'Give back'
    expect([click(one, 2), click(one, 1)]).toEqual([false, true])
  })

  it('is for anything else, as the word that it selects, and so is a press by keyboard', () => {
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
