import { type Meta, type StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '../../runtime/ui/Breadcrumbs.tsx'
import { Button } from '../../runtime/ui/Button.tsx'
import { PageHeader } from '../../runtime/ui/PageHeader.tsx'
import { StatusLabel } from '../../runtime/ui/StatusLabel.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Page/PageHeader',
  component: PageHeader,
  parameters: usage({
    when: ['At the top of every screen.'],
    whenNot: ['For a part of a screen: use the heading of the panel or section.'],
    content: ['The title names the list or the object. The one primary action is at the end.'],
    accessibility: ['The title is the only level-1 heading of the page.'],
  }),
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
