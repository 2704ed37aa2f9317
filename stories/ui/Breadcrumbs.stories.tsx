import { type Meta, type StoryObj } from '@storybook/react-vite'

import { Breadcrumbs } from '../../runtime/ui/Breadcrumbs.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Page/Breadcrumbs',
  component: Breadcrumbs,
  parameters: usage({
    when: ['Above the title of a screen that lies below another one.'],
    whenNot: ['On a landing page, or as steps of a process.'],
    content: ['Use the titles of the screens. The last item is the screen itself and is no link.'],
    accessibility: ['It is a navigation landmark; the last item is marked as the current page.'],
    keys: { Enter: 'follows a link' },
  }),
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
