import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Chip } from '../../runtime/ui/Chip.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/Chip',
  component: Chip,
  parameters: usage({
    when: ['For one selected value that can be removed, such as an active filter.'],
    whenNot: ['For a state: use StatusLabel. For a command: use Button.'],
    content: ['Name and value: “Status: Ready”.'],
    accessibility: ['Its button is called “Remove” and the name of the chip.'],
    keys: { 'Enter, Space': 'press' },
  }),
  args: { label: 'Status', value: 'Pending, Ready', onRemove: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Status' }))
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}

export const WithoutValue: Story = { args: { value: undefined, label: 'Mine only' } }
export const Fixed: Story = { render: ({ label, value }) => <Chip label={label} value={value} /> }
export const VeryLong: Story = {
  args: {
    value:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^The settlement/)
    const chip = words.parentElement ?? words
    await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth)
  },
}

export const States: Story = inStates
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
