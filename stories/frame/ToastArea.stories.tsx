import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type ToastSpec } from '../../runtime/core/toasts/merge.ts'
import { ToastArea } from '../../runtime/shell/toasts/ToastArea.tsx'
import { toastsAtom } from '../../runtime/shell/toasts/toastsAtom.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { Seeded } from './Seeded.tsx'

interface Args {
  /** All at the same moment. */
  toasts: readonly ToastSpec[]
}

const meta: Meta<Args> = {
  title: 'Frame/ToastArea',
  decorators: [withRuntime],
  render: ({ toasts }) => (
    <Seeded
      seed={store => {
        for (const one of toasts) store.set(toastsAtom, { type: 'toastRaised', toast: one, at: 0 })
      }}
    >
      <div style={{ minBlockSize: '20rem' }} />
      <ToastArea />
    </Seeded>
  ),
  play: async ({ args }) => {
    for (const { text } of args.toasts) {
      await waitFor(() => {
        const item = screen.getAllByText(text).at(-1)?.closest('li')
        if (!item || getComputedStyle(item).opacity !== '1') throw new Error('The toast is on its way.')
      })
    }
    await expect(document.querySelector('[data-sonner-toaster]')).toBeVisible()
  },
}
export default meta
type Story = StoryObj<Args>

export const Failure: Story = { args: { toasts: [{ type: 'error', text: 'An error occurred!' }] } }
export const Warning: Story = { args: { toasts: [{ type: 'warning', text: 'No results found.' }] } }
export const Success: Story = { args: { toasts: [{ type: 'success', text: 'The refund was saved.' }] } }
export const Info: Story = { args: { toasts: [{ type: 'info', text: 'The report is on its way.' }] } }
/** It leads to what was done, or to the file that is ready. */
export const WithAction: Story = {
  args: {
    toasts: [
      {
        type: 'success',
        text: '3 write-offs were approved.',
        action: { label: 'Show history', path: '/finance/write-off/history' },
      },
    ],
  },
}
/** Errors that come within 500 ms are one toast; the log ids are below the text. */
export const Merged: Story = {
  args: {
    toasts: [
      { type: 'error', text: 'An error occurred!', errorId: 'E-4711' },
      { type: 'error', text: 'Error loading menu.', errorId: 'E-4712' },
      { type: 'error', text: 'Error loading menu.' },
    ],
  },
}
export const Several: Story = {
  args: {
    toasts: [
      { type: 'info', text: 'The report is on its way.' },
      { type: 'success', text: 'The refund was saved.' },
      { type: 'warning', text: 'No results found.' },
    ],
  },
}
export const VeryLong: Story = {
  args: {
    toasts: [{ type: 'error', text: `${'The server says more than fits. '.repeat(12)}${'x'.repeat(120)}` }],
  },
}
export const Dark: Story = { ...Failure, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Failure, globals: { direction: 'rtl' } }
