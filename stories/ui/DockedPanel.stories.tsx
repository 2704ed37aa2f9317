import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DockedLayout, type DockedLayoutProps, DockedPanel } from '../../runtime/ui/DockedPanel.tsx'
import { RecordTable } from '../../runtime/ui/RecordTable.tsx'
import { usage } from './usage.ts'

const line = 'The settlement of every refund that waits for the bank details of its customer.'
const close = fn()

const panel = (title: string, lines = 3): DockedLayoutProps['panel'] => (
  <DockedPanel title={title} onClose={close}>
    {Array.from({ length: lines }, (_, at) => (
      <p key={String(at)} style={{ paddingBlock: '0.5rem' }}>
        {line}
      </p>
    ))}
  </DockedPanel>
)

const meta = {
  title: 'UI/Feedback/DockedPanel',
  component: DockedLayout,
  parameters: usage({
    when: ['For details of the row that the user moves to, while the list stays in use.'],
    whenNot: ['In a window narrower than 1024 pixels, or for a form of its own: use SidePanel.'],
    content: ['The title names the record: “Refund 50210”.'],
    accessibility: ['A complementary region with the title as its name. It does not trap the focus.'],
    keys: { Escape: 'closes it', F6: 'moves between the list and the panel' },
  }),
  args: {
    panel: panel('Refund 50210'),
    children: (
      <RecordTable
        columns={[{ label: 'Customer', align: 'start' }]}
        rows={[['Nour Haddad'], ['Mona Khalil']]}
      />
    ),
  },
} satisfies Meta<typeof DockedLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Refund 50210' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(close).toHaveBeenCalled()
  },
}
export const Medium: Story = { args: { size: 'medium' } }
export const Wide: Story = { args: { size: 'wide' } }
export const Closed: Story = { args: { panel: undefined } }
/** It scrolls on its own, under its title. */
export const VeryLong: Story = { args: { panel: panel(line.repeat(3), 40) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
