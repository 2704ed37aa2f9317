import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { Checkbox } from '../../runtime/ui/Checkbox.tsx'
import { RowCard, RowCardList } from '../../runtime/ui/RowCard.tsx'
import { StatusLabel } from '../../runtime/ui/StatusLabel.tsx'
import { usage } from './usage.ts'

const values = [
  { key: 'customer', label: 'Customer', value: 'Nour Haddad' },
  { key: 'amount', label: 'Amount', value: '1,204.50 AED' },
  { key: 'created', label: 'Created', value: '2026-11-02' },
]
const more = [
  { key: 'method', label: 'Method', value: 'Bank transfer' },
  { key: 'order', label: 'Order Nr', value: '536365' },
  { key: 'note', label: 'Note', value: 'Customer asked for the money back on the card' },
]

const meta = {
  title: 'UI/Data/RowCard',
  component: RowCard,
  parameters: usage({
    when: ['For the rows of a list in a window that has no room for columns.'],
    whenNot: [
      'Where columns fit: values below each other are compared faster in a table.',
      'For one figure of a landing page: use Tile.',
    ],
    content: [
      'The title is what people know the record by. Show the three or four values that decide what to do next, and the others on demand.',
    ],
    accessibility: [
      'The cards are a list, the values of each a description list. The link in the title is pressed anywhere on the card. Controls are at least 40 px high and name their record.',
    ],
    keys: { Tab: 'goes through the controls of the cards', Enter: 'on a card opens its record' },
  }),
  decorators: [
    Story => (
      <RowCardList label="Refunds">
        <Story />
      </RowCardList>
    ),
  ],
  args: {
    name: '50210',
    position: 0,
    title: <a href="#refund">50210</a>,
    titleClass: 'console-row-link',
    state: <StatusLabel tone="warning">Pending</StatusLabel>,
    values,
    more,
    choice: <Checkbox label="Select 50210" hideLabel checked={false} onChange={() => undefined} />,
    actions: (
      <Button size="small" variant="quiet" tone="accent">
        Approve
      </Button>
    ),
  },
} satisfies Meta<typeof RowCard>
export default meta
type Story = StoryObj<typeof meta>

/** The whole card is pressed for its link, the controls for themselves. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('listitem').getBoundingClientRect()
    const link = canvas.getByRole('link', { name: '50210' })
    await expect(document.elementFromPoint(card.left + card.width / 2, card.bottom - 3)).toBe(link)
    const button = canvas.getByRole('button', { name: 'Approve' })
    const { left, top, height } = button.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(button)
    await expect(height).toBeGreaterThanOrEqual(40)
  },
}
/** The other values. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more of 50210' }))
    await expect(canvas.getByText('Bank transfer')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show less of 50210' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}
export const Selected: Story = {
  args: {
    selected: true,
    choice: <Checkbox label="Select 50210" hideLabel checked onChange={() => undefined} />,
  },
}
/** Its record was opened last. */
export const Opened: Story = { args: { opened: true } }
/** Why it needs attention. */
export const Marked: Story = { args: { mark: { tone: 'danger', label: 'Overdue' } } }
export const MarkedAndOpened: Story = { args: { opened: true, mark: { tone: 'warning', label: 'Check' } } }
export const Inactive: Story = { args: { inactive: true, state: <StatusLabel>Inactive</StatusLabel> } }
/** Only to be read. */
export const Plain: Story = {
  args: { title: '50210', titleClass: undefined, choice: undefined, actions: undefined, more: [] },
}
export const Long: Story = {
  args: {
    title: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine, and everybody who came with him',
    titleClass: undefined,
    values: [{ key: 'note', label: 'Note', value: 'NL91ABNA0417164300'.repeat(6) }, ...values],
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, args: { selected: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
