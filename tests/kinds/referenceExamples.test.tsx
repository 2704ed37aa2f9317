import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { messages } from '../../runtime/core/messages.ts'
import { LiveExample } from '../../stories/reference/LiveExample.tsx'
import { words } from '../../stories/reference/words.ts'

// The list of jobs is empty, and then not shown, without the notifications of a session.
const examples = words
  .filter(({ name }) => name !== 'jobs')
  .flatMap(({ group, name, examples }) =>
    examples.map(({ called, screen }) => ({ title: `${group}, ${name}: ${called}`, screen })),
  )

/** What a page says instead of something that it could not show. */
const failures = [
  messages.brokenPart,
  messages.notLoaded,
  messages.gridFailed,
  messages.forbidden,
  messages.rowsNarrowed,
  "This value can't be shown.",
  'This is the screen ',
]

let end = () => {}
afterEach(() => end())

it.each(examples)('the example of the reference is drawn without an error: $title', async ({ screen }) => {
  const errors: unknown[] = []
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, {
    onUncaughtError: error => errors.push(error),
    onCaughtError: error => errors.push(error),
  })
  end = () => {
    root.unmount()
    element.remove()
  }
  root.render(<LiveExample screen={screen} />)
  await vi.waitFor(() => {
    expect(element.textContent).not.toBe('')
    expect(element.querySelectorAll('[title="Loading..."], [aria-busy="true"]')).toHaveLength(0)
  })
  const text = element.innerText
  expect(failures.filter(failure => text.includes(failure))).toEqual([])
  expect(errors).toEqual([])
})
