import { type Meta, type StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '../../runtime/ui/Breadcrumbs.tsx'
import { Button } from '../../runtime/ui/Button.tsx'
import { PageHeader } from '../../runtime/ui/PageHeader.tsx'
import { StatusLabel } from '../../runtime/ui/StatusLabel.tsx'

const meta = {
  title: 'UI/Page/PageHeader',
  component: PageHeader,
  args: {
    title: 'Refunds',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '#home' }, { label: 'Refunds' }]} />,
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithMeta: Story = {
  args: { title: 'Refund 20481', meta: <StatusLabel tone="success">Paid</StatusLabel> },
}
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">Add refund</Button>
      </>
    ),
  },
}
export const VeryLong: Story = {
  args: {
    title:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
