import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { CopyButton } from '../../runtime/ui/CopyButton.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Actions/CopyButton',
  component: CopyButton,
  parameters: usage({
    when: ['Beside a number or id that staff paste into other tools.'],
    whenNot: ['Beside ordinary text that is rarely copied.'],
    content: ['The label names what is copied: “Copy order number”.'],
    accessibility: ['It announces that the text was copied; the icon changes for a moment.'],
    keys: { 'Enter, Space': 'press' },
  }),
  args: { text: '300012044' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Named: Story = { args: { label: 'Copy order number' } }

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    const button = canvas.getByRole('button', { name: 'Copy 300012044' })
    await userEvent.click(button)
    await expect(write).toHaveBeenCalledWith('300012044')
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'copied'))
    await expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status')
  },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'failed'))
    await expect(await screen.findByText('Not copied')).toBeInTheDocument()
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
