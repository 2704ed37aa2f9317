import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { MenuBar } from '../../runtime/ui/MenuBar.tsx'
import { entries } from './entries.ts'

const meta = {
  title: 'ui/MenuBar',
  component: MenuBar,
  args: { label: 'Main', entries, current: '#refunds' },
} satisfies Meta<typeof MenuBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Finance' }))
    await expect(await screen.findByRole('menuitem', { name: 'Refunds' })).toBeVisible()
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

export const NestedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('menuitem', { name: 'Home' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('menuitem', { name: 'Finance' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Refunds' })).toHaveFocus())
    await userEvent.keyboard('{End}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Refund methods' })).toHaveFocus())
  },
}

export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Orders' }))
    await expect(await screen.findByRole('menuitem', { name: 'Customer service search' })).toBeInTheDocument()
  },
}

export const Empty: Story = { args: { entries: [] } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
