import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { logToasts } from '../../runtime/core/toasts/log.ts'
import { noToasts, type ToastSpec, toastReducer } from '../../runtime/core/toasts/merge.ts'
import { MessageLog } from '../../runtime/shell/toasts/MessageLog.tsx'
import { toastLogAtom } from '../../runtime/shell/toasts/toastLog.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { Seeded } from './Seeded.tsx'

interface Args {
  /** In the order in which they were raised, a second apart. */
  toasts: readonly ToastSpec[]
}

const meta: Meta<Args> = {
  title: 'Frame/MessageLog',
  decorators: [withRuntime],
  args: {
    toasts: [
      { type: 'info', text: 'Your export is ready.' },
      { type: 'success', text: 'The filter was saved.' },
      { type: 'warning', text: 'No results found.' },
      { type: 'error', text: 'The refund could not be saved.', errorId: 'E-2031-88' },
    ],
  },
  render: ({ toasts }) => (
    <Seeded
      seed={store => {
        for (const [at, toast] of toasts.entries()) {
          const event = { type: 'toastRaised', toast, at: Date.UTC(2026, 0, 5, 9, 30, at) } as const
          store.set(toastLogAtom, log =>
            logToasts(log, toastReducer({ ...noToasts, next: at + 1 }, event).shown),
          )
        }
      }}
    >
      <MessageLog onClose={fn()} />
    </Seeded>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Messages' })).toBeVisible())
  },
}
export default meta
type Story = StoryObj<Args>

export const Default: Story = {}
export const Empty: Story = { args: { toasts: [] } }
export const Many: Story = {
  args: {
    toasts: Array.from({ length: 60 }, (_, at) => ({ type: 'error', text: `Call ${at} failed.` })),
  },
}
export const VeryLong: Story = {
  args: {
    toasts: [
      { type: 'error', text: 'The server says more than fits. '.repeat(12), errorId: 'x'.repeat(120) },
      { type: 'warning', text: 'x'.repeat(200) },
    ],
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
