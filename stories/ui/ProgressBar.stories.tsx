import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { ProgressBar } from '../../runtime/ui/ProgressBar.tsx'
import { usage } from './usage.ts'

const cancel = fn()

const meta = {
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: usage({
    when: ['For work that takes more than about two seconds and whose end may be known.'],
    whenNot: ['For a short wait: use Spinner. For the place of content: use Skeleton.'],
    content: ['Say what is done and how far: “Exporting, 340 of 1,200”.'],
    accessibility: ['A progressbar with a name; without a value it is announced as busy.'],
  }),
  args: { label: 'Sending write-offs.csv', value: 0.26, text: '3.1 of 12 MB' },
  render: args => (
    <div style={{ maxInlineSize: '28rem' }}>
      <ProgressBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending write-offs.csv' })).toHaveValue(0.26)
  },
}

export const NotKnown: Story = {
  args: { value: undefined, label: 'Importing', text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
}

export const Begun: Story = { args: { value: 0, text: '0 B of 12 MB' } }
export const Done: Story = { args: { value: 1, text: '12 of 12 MB' } }

export const WithCancel: Story = {
  args: {
    actions: (
      <Button size="small" onClick={cancel}>
        Cancel
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(cancel).toHaveBeenCalled()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
