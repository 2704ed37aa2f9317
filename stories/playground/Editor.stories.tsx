import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CodeEditor } from '../../src/playground/page/CodeEditor.tsx'
import { catalogue, edited, problem, text } from '../fixtures/playground.ts'

/** The text of a definition. Ctrl Space completes; the pointer on a word shows its description. */
const meta: Meta<typeof CodeEditor> = {
  title: 'Playground/Editor',
  component: CodeEditor,
  args: {
    file: edited.file,
    value: text,
    problems: [],
    names: catalogue.names,
    onChange: () => undefined,
    editor: null,
  },
  decorators: [
    Story => (
      <div style={{ blockSize: '24rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => void (await contentOf(canvasElement)),
}
export default meta
type Story = StoryObj<typeof meta>

async function contentOf(element: HTMLElement): Promise<Element> {
  return waitFor(() => {
    const hosts = [...element.querySelectorAll('[dir="ltr"]')]
    const content = hosts.map(host => host.shadowRoot?.querySelector('.cm-content')).find(Boolean)
    if (!content) throw new Error('The editor has not been drawn.')
    return content
  })
}

export const Default: Story = {}
/** The word at the place of each problem is underlined. */
export const Problems: Story = {
  args: { value: text.replace("'amount'", "'amuont'"), problems: [problem] },
  play: async ({ canvasElement }) => {
    const content = await contentOf(canvasElement)
    await waitFor(() => expect(content.querySelector('.cm-lintRange-error')?.textContent).toBe("'amuont'"))
  },
}
/** Lines of the file that the draft lacks are shown above its own. */
export const Compared: Story = {
  args: { value: text.replace("title: 'Refunds'", "title: 'Everything to refund'"), compared: text },
  play: async ({ canvasElement }) => {
    const content = await contentOf(canvasElement)
    await waitFor(() =>
      expect(content.querySelector('.cm-deletedChunk')?.textContent).toBe("  title: 'Refunds',"),
    )
    await expect(content.querySelector('.cm-changedLine')?.textContent).toBe(
      "  title: 'Everything to refund',",
    )
  },
}
/** A draft that says what the file says has nothing to compare. */
export const ComparedEqual: Story = { args: { compared: text } }
export const Json: Story = {
  args: {
    file: 'screens/finance/refunds.json',
    value: '{\n  "name": "finance-refunds",\n  "path": "/finance/refunds",\n  "body": []\n}\n',
  },
}
export const Empty: Story = { args: { value: '' } }
export const VeryLong: Story = {
  args: { value: text.replace("'Refunds'", `'${'Refunds '.repeat(400)}'`) + '// end\n'.repeat(2000) },
}
/** The page reads from right to left, the text of a definition does not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = {
  args: { value: text.replace("title: 'Refunds'", "title: 'Everything to refund'"), compared: text },
  globals: { theme: 'dark' },
}
