import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { WaitingCalls } from '../../runtime/shell/calls/WaitingCalls.tsx'

const meta = {
  title: 'Frame/Waiting calls',
  component: WaitingCalls,
  args: { calls: [{ changes: false, stop: fn() }] },
  decorators: Story => (
    <div style={{ minBlockSize: '8rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof WaitingCalls>

export default meta
type Story = StoryObj<typeof meta>

/** Rows, a record: nothing is lost when they are given up. */
export const Reading: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/^The server has not answered yet/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }))
    await expect(args.calls[0]?.stop).toHaveBeenCalledOnce()
  },
}

/** A form, an export: the server may do the work all the same. */
export const Changing: Story = {
  args: { calls: [{ changes: true, stop: fn() }] },
  play: async () => {
    await expect(await screen.findByText(/may still complete what you sent/)).toBeVisible()
  },
}
