import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Preview } from '../../src/playground/page/Preview.tsx'
import { drawn, edited, previewPage } from '../fixtures/playground.ts'

/**
 * The live screen in a frame of its own. Here a small page is in its place: it shows which screen it was sent, and in which
 * state.
 */
const meta: Meta<typeof Preview> = {
  title: 'Playground/Preview',
  component: Preview,
  args: {
    drawn,
    routes: [],
    screens: [edited.name],
    screen: edited.name,
    onScreen: () => undefined,
    isStale: false,
  },
  argTypes: { address: { control: false } },
  loaders: [({ parameters }) => ({ address: previewPage(parameters.answer) })],
  render: (args, { loaded: { address } }) => (
    <div style={{ blockSize: '24rem', display: 'grid' }}>
      <Preview {...args} address={address} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** What the page in the frame shows. */
async function shows(element: HTMLElement, words: string): Promise<void> {
  await waitFor(() =>
    expect(element.querySelector('iframe')?.contentDocument?.querySelector('main')?.textContent).toBe(words),
  )
}

export const Default: Story = {
  play: async ({ canvasElement }) => shows(canvasElement, 'Refunds: live'),
}
/** The switch names the state that the screen is drawn in. */
export const State: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shows(canvasElement, 'Refunds: live')
    for (const [label, state] of Object.entries({
      'Sample data': 'sample',
      Loading: 'loading',
      Empty: 'empty',
      Failed: 'failed',
      Forbidden: 'forbidden',
      'Long texts': 'long',
    })) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), label)
      await shows(canvasElement, `Refunds: ${state}`)
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Right to left' }))
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')?.contentDocument?.documentElement.dir).toBe('rtl'),
    )
  },
}
/** Several screens show an entity or a call: one of them is drawn. */
export const SeveralScreens: Story = { args: { screens: [edited.name, 'finance-refund-details'] } }
export const FirstDrawing: Story = { args: { drawn: undefined } }
/** The definition has had problems since it was opened. */
export const NothingToDraw: Story = { args: { drawn: undefined, isStale: true } }
export const Stale: Story = { args: { isStale: true } }
export const Failed: Story = {
  parameters: { answer: 'failed' },
  play: async ({ canvas }) => void (await canvas.findByText(/^The screen could not be drawn\./)),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { isStale: true } }
export const Dark: Story = { globals: { theme: 'dark' }, args: { isStale: true } }
