import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'download'>>

const meta: Meta<BlockOf<'download'>> = {
  title: 'Blocks/Download',
  component: BlockStory,
  decorators: [withRuntime],
  args: {
    kind: 'download',
    label: 'Receipt',
    file: { field: 'receipt.id' },
    fileName: { field: 'receipt.name' },
  },
  parameters: { stage: { loads: { receipt: { id: 3, name: 'receipt-3.pdf' } } } },
  play: drawn,
}
export default meta

export const Default: Story = {}
/** The reply is on its way. */
export const Locked: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Receipt' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}
/** There is no file: there is no button. */
export const WithoutFile: Story = {
  parameters: { stage: { loads: { receipt: null } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
export const VeryLong: Story = {
  args: { label: 'The receipt of the refund, signed by the bank. '.repeat(5) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
