import { type Meta, type StoryObj } from '@storybook/react-vite'

import { Skeleton } from '../../runtime/ui/Skeleton.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  parameters: usage({
    when: ['As a placeholder for a text or picture that is loading, in its size.'],
    whenNot: ['For a part whose size is not known: use Spinner.'],
    content: ['No text: the region says that it is loading.'],
    accessibility: [
      'It is hidden from screen readers; the region around it is busy. It is not animated with reduced motion.',
    ],
  }),
  args: { width: '12rem' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Title: Story = { args: { width: '18rem', height: '1.25rem' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
