import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorId } from '../../runtime/ui/ErrorId.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Feedback/ErrorId',
  component: ErrorId,
  parameters: usage({
    when: ['Beside a failure that the server logged.'],
    whenNot: ['For errors that the user can fix.'],
    content: ['The id as the server gave it, for a report to support.'],
    accessibility: ['The id is text and has a copy button with a name.'],
    keys: { 'Enter, Space': 'press' },
  }),
  args: { id: '7f3c-19a4' },
} satisfies Meta<typeof ErrorId>

export default meta
type Story = StoryObj<typeof meta>

/** The id can be copied under its whole name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy error log id 7f3c-19a4' })).toBeVisible()
  },
}
export const VeryLong: Story = { args: { id: '0123456789abcdef'.repeat(12) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
