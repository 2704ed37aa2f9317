import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RuleEditor } from '../../src/kinds/rules/RuleEditor.tsx'
import { CodeEditor } from '../../src/playground/page/CodeEditor.tsx'
import { catalogue } from '../../stories/fixtures/playground.ts'

/** What the owner of the text does from outside. */
interface Owner {
  /** The text as the owner has it. */
  readonly text: () => string
  replace(text: string): void
}

/** Shows an editor whose owner takes each change `lag` milliseconds late, as on a page that is busy. */
async function show(kind: keyof typeof editors, lag: number): Promise<Owner> {
  const host = document.createElement('div')
  host.style.blockSize = '200px'
  document.body.replaceChildren(host)
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  let current = ''
  let replace: Owner['replace'] = () => undefined
  const Editor = editors[kind]
  function Page() {
    const [text, setText] = useState('start')
    current = text
    replace = setText
    return <Editor value={text} onChange={next => void setTimeout(setText, lag, next)} />
  }
  root.render(<Page />)
  await expect.element(editor()).toBeVisible()
  return { text: () => current, replace: text => replace(text) }
}

interface Edited {
  value: string
  onChange: (text: string) => void
}

const editors = {
  definition: ({ value, onChange }: Edited) => (
    <CodeEditor
      file="screens/finance/refunds.ts"
      value={value}
      problems={none}
      names={catalogue.names}
      onChange={onChange}
      editor={null}
    />
  ),
  rule: ({ value, onChange }: Edited) => (
    <RuleEditor
      id="rule"
      label="Rule"
      value={value}
      enabled
      invalid={false}
      errors={none}
      tree={null}
      valuesOf={async () => []}
      onChange={onChange}
      editor={null}
    />
  ),
} as const
const none: [] = []

const editor = () => page.getByRole('textbox')
const shown = () => editor().element().textContent
const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

describe.each(['definition', 'rule'] as const)('text of the editor of a %s', kind => {
  it('keeps what is typed while its owner is late', async () => {
    const owner = await show(kind, 40)
    await editor().click()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    for (const key of 'abcdefghij') {
      await userEvent.keyboard(key)
      await wait(15)
    }
    // Longer than react-codemirror waits for the end of typing.
    await wait(1500)
    expect(shown()).toBe('abcdefghij')
    await vi.waitFor(() => expect(owner.text()).toBe('abcdefghij'))
  })

  it('shows a text that replaces it, also while somebody types', async () => {
    const owner = await show(kind, 0)
    owner.replace('another text')
    await vi.waitFor(() => expect(shown()).toBe('another text'))
    await editor().click()
    await userEvent.keyboard('{Control>}{End}{/Control}x')
    await vi.waitFor(() => expect(owner.text()).toBe('another textx'))
    owner.replace('a third text')
    await vi.waitFor(() => expect(shown()).toBe('a third text'))
    await userEvent.keyboard('{Control>}{End}{/Control}y')
    await vi.waitFor(() => expect(owner.text()).toBe('a third texty'))
    expect(shown()).toBe('a third texty')
  })
})
