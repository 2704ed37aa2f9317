import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { DateField } from '../../runtime/ui/DateField.tsx'
import { SidePanel } from '../../runtime/ui/SidePanel.tsx'
import { TextField } from '../../runtime/ui/TextField.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Feedback/SidePanel',
  component: SidePanel,
  parameters: usage({
    when: ['For a form or details next to the list that the user came from.'],
    whenNot: ['For a short question: use Dialog. For work that needs the whole width: use a screen.'],
    content: ['The title names the step: “Reject refund”. The actions are in the footer, always visible.'],
    accessibility: [
      'It traps the focus and returns it when it closes. Closing it with typed text asks for confirmation.',
    ],
    keys: { Escape: 'closes it', Tab: 'stays within the panel' },
    overPage: true,
  }),
  args: {
    open: true,
    onClose: fn(),
    title: 'Saved filters',
    actions: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Close</Button>
      </>
    ),
    children: <TextField label="Description" value="Pending for a week" onChange={fn()} />,
  },
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Medium: Story = { args: { size: 'medium' } }
export const Wide: Story = { args: { size: 'wide' } }
export const WithText: Story = { args: { text: 'What is saved is seen by you alone.' } }
export const WithoutActions: Story = { args: { actions: undefined } }
export const VeryLong: Story = {
  args: {
    title:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={String(index)} style={{ paddingBlock: '0.75rem' }}>
        The settlement of every refund that waits for the bank details of its customer.
      </p>
    )),
  },
}

/** The focus goes in, stays inside, and comes back to the button that opened the panel. */
export const OpenedAndClosed: Story = {
  args: { open: false },
  render: args => (
    <Kept initial={false}>
      {(open, set) => (
        <>
          <Button onClick={() => set(true)}>Filters</Button>
          <SidePanel
            {...args}
            open={open}
            onClose={() => {
              set(false)
              args.onClose()
            }}
          />
        </>
      )}
    </Kept>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog', { name: 'Saved filters' })
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: 'Description' })).toHaveFocus())
    for (const _ of 'abcdef') {
      await userEvent.tab()
      await waitFor(() => expect(panel).toContainElement(activeElement()))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Escape closes what is on top: the calendar first, then the panel. */
export const EscapeInside: Story = {
  args: { children: <DateField label="From" value="2018-08-14" onChange={fn()} /> },
  play: async ({ args, userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Saved filters' })
    await userEvent.click(within(panel).getByRole('button', { name: 'Open calendar, From' }))
    await within(panel).findByRole('dialog', { name: 'Calendar, From' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar, From' })).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

const activeElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
