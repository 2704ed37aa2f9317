import { type Meta, type StoryObj } from '@storybook/react-vite'
import Plus from 'lucide-react/icons/plus'
import { fn } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  parameters: usage({
    when: [
      'For a command: save, approve, delete.',
      'Primary for the one main action of a view, danger for the answer that cannot be undone.',
    ],
    whenNot: ['To go to another page: use ButtonLink.', 'For an icon without text: use IconButton.'],
    content: [
      'A verb and its object in sentence case: “Add refund”.',
      'End with an ellipsis when a question or a panel follows: “Cancel refund…”.',
    ],
    accessibility: [
      'While it is busy it keeps the focus and says so; further presses do nothing.',
      'A disabled button whose reason matters stays focusable (aria-disabled) and names the reason.',
    ],
    keys: { 'Enter, Space': 'press' },
  }),
  args: { children: 'Add refund', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }
/** It leads to a question or a panel: nothing is lost yet, and the filled button beside it stays the first. */
export const DangerAhead: Story = { args: { tone: 'danger', children: 'Cancel refund…' } }
/** A button among values, as in the row of a grid. */
export const AmongValues: Story = { args: { variant: 'quiet', tone: 'accent', size: 'small' } }
export const Small: Story = { args: { size: 'small' } }
export const WithIcon: Story = { args: { icon: <Plus /> } }
export const Busy: Story = { args: { busy: true, variant: 'primary' } }
export const BusySecondary: Story = { args: { busy: true } }
export const BusyDanger: Story = { args: { busy: true, variant: 'danger', children: 'Delete' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledPrimary: Story = { args: { disabled: true, variant: 'primary' } }
export const DisabledQuiet: Story = { args: { disabled: true, variant: 'quiet' } }
export const DisabledDanger: Story = { args: { disabled: true, variant: 'danger', children: 'Delete' } }
export const DisabledDangerAhead: Story = {
  args: { 'aria-disabled': true, tone: 'danger', children: 'Cancel refund…' },
}

export const States: Story = {
  ...inStates,
  render: args => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Button {...args}>Secondary</Button>
      <Button {...args} variant="primary">
        Primary
      </Button>
      <Button {...args} variant="quiet">
        Quiet
      </Button>
      <Button {...args} variant="danger">
        Danger
      </Button>
      <Button {...args} tone="danger">
        Danger ahead
      </Button>
      <Button {...args} variant="quiet" tone="accent">
        Among values
      </Button>
      <Button {...args} aria-disabled>
        Disabled
      </Button>
      <Button {...args} busy>
        Busy
      </Button>
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const VeryLong: Story = {
  args: {
    children:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const PrimaryDark: Story = { ...Primary, ...Dark }
export const DangerDark: Story = { ...Danger, ...Dark }
export const DisabledDark: Story = { ...Disabled, ...Dark }
