import { type Meta, type StoryObj } from '@storybook/react-vite'

import { Breadcrumbs } from '../../runtime/ui/Breadcrumbs.tsx'
import { inStates } from '../fixtures/inStates.tsx'

const meta = {
  title: 'UI/Page/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Refunds', href: '#refunds' },
      { label: 'Refund details' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const VeryLong: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      {
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
        href: '#refunds',
      },
      {
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
      },
    ],
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
