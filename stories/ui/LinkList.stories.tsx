import { type Meta, type StoryObj } from '@storybook/react-vite'

import { LinkList } from '../../runtime/ui/LinkList.tsx'

const meta = {
  title: 'ui/LinkList',
  component: LinkList,
  args: {
    groups: [
      {
        id: 'finance',
        label: 'Finance',
        links: [
          { href: '#refunds', label: 'Refunds', text: 'Pay customers back' },
          { href: '#pending', label: 'Pending invoices' },
        ],
      },
      { id: 'payout', label: 'Payout', links: [{ href: '#payouts', label: 'Payouts' }] },
      { id: 'returns', label: 'Returns', links: [{ href: '#returns', label: 'Returns' }] },
    ],
  },
} satisfies Meta<typeof LinkList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutHeadings: Story = {
  args: { groups: [{ id: 'all', links: [{ href: '#refunds', label: 'Refunds' }] }] },
}
export const VeryLong: Story = {
  args: {
    groups: [
      {
        id: 'x',
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
        links: [
          {
            href: '#x',
            label:
              'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
            text: 'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
          },
        ],
      },
    ],
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
