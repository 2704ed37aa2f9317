import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from '../../runtime/ui/keepFocus.ts'

let end: () => void = () => undefined
beforeEach(() => {
  document.body.replaceChildren(main())
  end = keepFocus()
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

describe('focus of a removed control', () => {
  it('moves to the next control of its group', async () => {
    focus('Take')
    find('Take').remove()
    await expect.poll(focused).toBe('Verify')
  })

  it('never moves to a control that a second press of the same key would activate', async () => {
    vi.useFakeTimers()
    try {
      focus('Take')
      find('Take').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      find('Take').remove()
      await vi.advanceTimersByTimeAsync(400)
      expect(document.activeElement).toBe(document.body)
      await vi.advanceTimersByTimeAsync(200)
      expect(focused()).toBe('Verify')
    } finally {
      vi.useRealTimers()
    }
  })

  it('moves to the surrounding rows if its group is empty', async () => {
    focus('Approve')
    find('Approve').remove()
    await expect.poll(focused).toBe('Cell')
  })

  it('moves to the heading if there is neither', async () => {
    document.querySelector('section')?.remove()
    focus('Verify')
    find('Verify').parentElement?.replaceChildren()
    await expect.poll(focused).toBe('Orders')
  })

  it('does not move if another element has it, or after a click on the background', async () => {
    focus('Take')
    find('Take').remove()
    focus('Approve')
    await quiet()
    expect(focused()).toBe('Approve')
    find('Approve').blur()
    document.querySelector('ul')?.append('more')
    await quiet()
    expect(document.activeElement).toBe(document.body)
  })

  it('moves when its dialog was closed meanwhile, and not before', async () => {
    focus('Take')
    const window = document.createElement('div')
    window.setAttribute('role', 'dialog')
    document.body.append(window)
    find('Take').remove()
    await quiet()
    expect(document.activeElement).toBe(document.body)
    window.remove()
    await expect.poll(focused).toBe('Verify')
  })
})

describe('focus of a control removed from a dialog', () => {
  it('stays in the dialog, also after a confirmation in another one', async () => {
    focus('Take')
    const window = opened()
    window.append(made('button', 'Delete'), made('button', 'Close'))
    focus('Delete')
    const question = opened()
    await quiet()
    question.setAttribute('data-closed', '')
    find('Delete').remove()
    question.replaceChildren()
    await expect.poll(focused).toBe('Save')
    expect(window.contains(document.activeElement)).toBe(true)
  })

  it('moves to the dialog itself if nothing else can be focused', async () => {
    focus('Take')
    const window = opened()
    window.tabIndex = -1
    window.replaceChildren('Nothing is left.')
    await expect.poll(() => document.activeElement).toBe(window)
  })
})

describe('focus of a disabled control', () => {
  it('moves to the next control of its group, for example of the button of the last page', async () => {
    focus('Take')
    find('Take').setAttribute('disabled', '')
    await expect.poll(focused).toBe('Verify')
  })

  it('does not move if it was elsewhere', async () => {
    focus('Take')
    find('Verify').setAttribute('disabled', '')
    await quiet()
    expect(focused()).toBe('Take')
  })
})

describe('focus of a closed dialog', () => {
  it('returns to the element that had it before', async () => {
    focus('Verify')
    const window = opened()
    await quiet()
    window.remove()
    await expect.poll(focused).toBe('Verify')
  })

  it('moves to a near element if that one was removed or disabled meanwhile', async () => {
    focus('Take')
    const first = opened()
    await quiet()
    find('Take').setAttribute('disabled', '')
    first.remove()
    await expect.poll(focused).toBe('Verify')
    focus('Approve')
    const second = opened()
    await quiet()
    find('Approve').remove()
    second.remove()
    await expect.poll(focused).toBe('Cell')
  })

  it('returns also to an element above the main area', async () => {
    const above = made('header', made('button', 'Search'))
    document.body.prepend(above)
    focus('Take')
    focus('Search')
    const window = opened()
    await quiet()
    window.remove()
    await expect.poll(focused).toBe('Search')
  })

  it('does not move after a click on the background', async () => {
    const nothing = made('p')
    document.body.append(nothing)
    focus('Verify')
    const window = opened()
    await quiet()
    nothing.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    window.remove()
    await quiet()
    expect(document.activeElement).toBe(document.body)
  })

  it('returns also when a click outside closed the dialog', async () => {
    focus('Verify')
    const [window, backdrop] = [opened(), made('div')]
    backdrop.setAttribute('data-base-ui-portal', '')
    document.body.append(backdrop)
    await quiet()
    backdrop.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    window.remove()
    backdrop.remove()
    await expect.poll(focused).toBe('Verify')
  })
})

/** A window with the focus in it. */
function opened(): HTMLElement {
  const window = made('div', made('button', 'Save'))
  window.setAttribute('role', 'dialog')
  document.body.append(window)
  focus('Save')
  return window
}

function main(): HTMLElement {
  const area = document.createElement('main')
  area.append(
    made('h1', 'Orders'),
    made('div', made('button', 'Take'), made('button', 'Verify')),
    made('section', made('ul', made('button', 'Approve')), grid()),
  )
  return area
}

function grid(): HTMLElement {
  const rows = made('div', made('span', 'Header'), made('span', 'Cell'))
  rows.setAttribute('role', 'grid')
  for (const [at, cell] of [...rows.children].entries()) cell.setAttribute('tabindex', String(at - 1))
  return rows
}

function made(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

function find(text: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(button => button.textContent === text)
  if (!found) throw new Error(`There is no button ${text}.`)
  return found
}

function focus(text: string): void {
  find(text).focus()
}

const focused = () => document.activeElement?.textContent
/** Longer than `keepFocus` waits for other code to return the focus. */
const quiet = () => new Promise(resolve => setTimeout(resolve, 150))
