import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DescriptionList } from '../../runtime/ui/DescriptionList.tsx'
import { ExpandablePanel } from '../../runtime/ui/ExpandablePanel.tsx'
import { TextField } from '../../runtime/ui/TextField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const pairs = [
  { label: 'Paid by the customer', value: '1,240.00 AED' },
  { label: 'Refunded', value: '240.00 AED' },
]

const meta = {
  title: 'UI/Page/ExpandablePanel',
  component: ExpandablePanel,
  parameters: usage({
    when: ['For a part of a page that is not read every time, such as the history of a record.'],
    whenNot: [
      'For content that everybody needs: show it.',
      'To switch between contents of equal rank: use Tabs.',
    ],
    content: ['The heading names the content, not the action: “Bank details”, not “Show bank details”.'],
    accessibility: [
      'The heading is a button that says whether the panel is open. Typed values are kept while it is collapsed.',
    ],
    keys: { 'Enter, Space': 'press' },
  }),
  args: {
    title: 'Balance sheet',
    open: true,
    onToggle: fn(),
    children: <DescriptionList items={pairs} />,
  },
  render: args => (
    <Kept initial={args.open ?? true}>
      {(open, set) => (
        <ExpandablePanel
          {...args}
          open={open}
          onToggle={next => {
            set(next)
            args.onToggle(next)
          }}
        />
      )}
    </Kept>
  ),
} satisfies Meta<typeof ExpandablePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Closed: Story = { args: { open: false } }
export const WithNote: Story = { args: { note: '2 vouchers' } }
export const Inner: Story = { args: { level: 3 } }
export const VeryLong: Story = { args: { title: 'The balance of the order and of the refund. '.repeat(6) } }

/** A press does nothing, and the header says so. */
export const Disabled: Story = {
  args: { enabled: false, open: false },
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('button', { name: 'Balance sheet' })
    await expect(header).toHaveAttribute('aria-disabled', 'true')
    header.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(header).toHaveAttribute('aria-expanded', 'false')
  },
}

export const DisabledAndOpen: Story = { args: { enabled: false } }

/** What was typed inside is there when the panel is opened again. */
export const FoldedAndOpened: Story = {
  args: {
    children: <Kept initial="">{(text, set) => <TextField label="Note" value={text} onChange={set} />}</Kept>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Half')
    const header = canvas.getByRole('button', { name: 'Balance sheet' })
    header.focus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('region', { name: 'Balance sheet' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Half')
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { args: { open: false }, globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
