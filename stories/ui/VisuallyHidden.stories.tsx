import { type Meta, type StoryObj } from '@storybook/react-vite'

import { VisuallyHidden } from '../../runtime/ui/VisuallyHidden.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Page/VisuallyHidden',
  component: VisuallyHidden,
  parameters: usage({
    when: ['For words that only a screen reader needs, such as the unit of a column of icons.'],
    whenNot: ['For a label that everybody would profit from: show it.'],
    content: ['A short phrase that makes sense when it is read in order.'],
    accessibility: ['It stays in the accessibility tree, and takes no room and no focus.'],
  }),
  args: { children: 'Only read aloud' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
