import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MenuBar } from '../../runtime/ui/MenuBar.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { entries } from './entries.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Page/MenuBar',
  component: MenuBar,
  parameters: usage({
    when: ['For the areas of the console, once, at the top.'],
    whenNot: ['For the screens of one area: use NavigationTree. For commands: use Menu.'],
    content: ['One or two words, the same as the title of the screen.'],
    accessibility: [
      'A navigation landmark whose dropdowns are buttons with a state. The current page is marked.',
    ],
    keys: {
      'Enter, Space, Down arrow': 'opens a dropdown',
      'Arrow keys': 'move along the entries',
      Escape: 'closes the dropdown',
    },
  }),
  args: { label: 'Main', entries, current: '#refunds' },
} satisfies Meta<typeof MenuBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finance' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Refunds' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Refund methods' })).toBeVisible())
  },
}

/** If the entries do not fit, the bar scrolls to the current one. */
export const Narrow: Story = {
  decorators: [
    Bar => (
      <div data-bar="" style={{ inlineSize: '9rem', overflow: 'auto hidden' }}>
        <Bar />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-bar]')
    const current = canvas.getByRole('button', { name: 'Finance' })
    await waitFor(() => expect(bar?.scrollLeft).toBeGreaterThan(0))
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(
      (bar?.getBoundingClientRect().right ?? 0) + 1,
    )
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Home' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Finance' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Refunds' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Refund methods' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Refund methods' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Finance' })).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Refunds' })).toBeNull()
  },
}

export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Orders' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Customer service search' })).toBeVisible())
    await userEvent.hover(canvas.getByRole('button', { name: 'Finance' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Customer service search' })).toBeNull())
    await expect(canvas.queryByRole('link', { name: 'Refunds' })).toBeNull()
  },
}

export const ClosedByFollowingALink: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Like the router's link, which goes on without loading the page again.
    canvasElement.addEventListener('click', event => event.preventDefault())
    await userEvent.click(canvas.getByRole('button', { name: 'Finance' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Refunds' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Refunds' })).toBeNull())
  },
}

export const ClosedByLeavingIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finance' }))
    canvas.getByRole('link', { name: 'Home' }).focus()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Refunds' })).toBeNull())
  },
}

export const Empty: Story = { args: { entries: [] } }

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
/** Labels that are longer than the lists are wide. */
export const VeryLong: Story = {
  args: { entries: entries.map(entry => ({ ...entry, label: `${entry.label} of the collection partners` })) },
}
