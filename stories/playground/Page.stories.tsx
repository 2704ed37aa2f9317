import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { dropDraft, keepDraft } from '../../src/playground/page/drafts.ts'
import { PlaygroundPage } from '../../src/playground/page/PlaygroundPage.tsx'
import {
  answerPlayground,
  catalogue,
  drawn,
  edited,
  type PlaygroundReplies,
  previewPage,
  problem,
  session,
  text,
} from '../fixtures/playground.ts'

interface Args extends PlaygroundReplies {
  /** What is typed and not saved. */
  draft?: string
  /** What the file said when the draft was begun. Default: what it says. */
  begunWith?: string
  /** False: no definition is open. */
  open?: boolean
}

/** The whole page, with the replies of its server. */
const meta: Meta<Args> = {
  title: 'Playground/Page',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  args: {
    data: catalogue,
    text: { text, laidOut: false },
    check: { problems: [], drawn },
    open: true,
  },
  async beforeEach({ args: { draft, begunWith, open, ...replies } }) {
    const { href } = window.location
    const address = new URL(href)
    if (open) {
      address.searchParams.set('kind', edited.kind)
      address.searchParams.set('name', edited.name)
    }
    window.history.replaceState(null, '', address)
    if (draft !== undefined) keepDraft(edited.file, { text: draft, saved: begunWith ?? text })
    const stop = answerPlayground(replies)
    return () => {
      stop()
      dropDraft(edited.file)
      window.history.replaceState(null, '', href)
    }
  },
  loaders: [() => ({ preview: previewPage() })],
  render: (_, { loaded: { preview } }) => (
    <PlaygroundPage session={session} applicationName="Operations Console" preview={preview} />
  ),
  play: async ({ canvas }) => void (await canvas.findByText('No problems')),
}
export default meta
type Story = StoryObj<Args>

/** What the editor shows. */
async function shows(element: HTMLElement, line: string): Promise<void> {
  await waitFor(() => {
    const hosts = [...element.querySelectorAll('[dir="ltr"]')]
    const content = hosts.map(host => host.shadowRoot?.querySelector('.cm-content')).find(Boolean)
    return expect(content?.textContent).toContain(line)
  })
}

const shown =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findByText(words))

export const Default: Story = {}
export const Reading: Story = { args: { data: undefined }, play: shown('Reading the definitions...') }
export const NotSignedIn: Story = { args: { data: 401 }, play: shown('You are not signed in') }
export const Forbidden: Story = {
  args: { data: 403 },
  play: shown('You have no access to the definitions'),
}
export const NotRead: Story = { args: { data: 500 }, play: shown('The definitions could not be loaded') }
export const NothingOpen: Story = { args: { open: false }, play: shown('Choose a definition') }
export const ReadingText: Story = { args: { text: undefined }, play: shown('Reading the definition...') }
export const TextNotRead: Story = { args: { text: 404 }, play: shown('The definition could not be read') }
export const LaidOut: Story = {
  args: { text: { text, laidOut: true } },
  play: shown(/^The file builds this definition with shared parts\./),
}
export const Checking: Story = { args: { check: undefined }, play: shown('Checking...') }
export const NotChecked: Story = { args: { check: 500 }, play: shown('The definition could not be checked') }
export const Problems: Story = {
  args: {
    text: { text: text.replace("'amount'", "'amuont'"), laidOut: false },
    check: { problems: [problem] },
  },
  play: shown('1 problem'),
}
/** What is typed stays in this browser. It can be compared with the file. */
export const Draft: Story = {
  args: { draft: text.replace("'Refunds'", "'Everything to refund'") },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Draft, not saved to the file')
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with the file' }))
    await canvas.findByRole('button', { name: 'Hide the comparison' })
  },
}
/** The file was saved meanwhile: the draft is kept, to be compared or given up. */
export const DraftBehind: Story = {
  args: {
    draft: text.replace("'Refunds'", "'Everything to refund'"),
    begunWith: text.replace("'amount'", "'status'"),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The file has changed since you began this draft')
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with the file' }))
    await canvas.findByRole('button', { name: 'Hide the comparison' })
  },
}
/** What is saved to the file appears without a reload. */
export const SavedMeanwhile: Story = {
  args: { later: text.replace("'Refunds'", "'All refunds'") },
  play: async ({ canvasElement }) => shows(canvasElement, "title: 'All refunds',"),
}
/** What was typed meanwhile is kept, and compared with the file or given up. */
export const SavedOverDraft: Story = {
  args: {
    draft: text.replace("'Refunds'", "'Everything to refund'"),
    later: text.replace("'Refunds'", "'All refunds'"),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shows(canvasElement, "title: 'Everything to refund',")
    await canvas.findByText('The file has changed since you began this draft')
    await shows(canvasElement, "title: 'Everything to refund',")
    await userEvent.click(canvas.getByRole('button', { name: 'Use the file' }))
    await shows(canvasElement, "title: 'All refunds',")
    await expect(canvas.queryByText('Draft, not saved to the file')).toBeNull()
  },
}
/** Editor and preview are tabs; the preview keeps its state while the editor is open. */
export const NarrowWindow: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No problems')
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Empty')
    await userEvent.click(canvas.getByRole('tab', { name: 'Editor' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }))
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('empty')
    await userEvent.click(canvas.getByRole('tab', { name: 'Editor' }))
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { draft: text.replace("'Refunds'", "'Everything to refund'") },
}
