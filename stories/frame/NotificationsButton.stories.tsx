import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { NotificationsButton } from '../../runtime/shell/notifications/NotificationsButton.tsx'
import { type Bell, bellAtom } from '../../runtime/shell/notifications/notificationAtoms.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { Seeded } from './Seeded.tsx'

const named =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name })).toBeVisible()
  }

const lost = named('Notifications, 3 unread, no live updates')

const meta: Meta<Bell> = {
  title: 'Frame/NotificationsButton',
  decorators: [withRuntime],
  args: { unread: 3, line: 'open' },
  render: bell => (
    <Seeded seed={store => store.set(bellAtom, bell)}>
      <NotificationsButton />
    </Seeded>
  ),
  play: context => named('Notifications, 3 unread')(context),
}
export default meta
type Story = StoryObj<Bell>

export const Default: Story = {}
/** Nothing is unread. */
export const Empty: Story = { args: { unread: 0 }, play: named('Notifications') }
/** The number is not known yet. */
export const Loading: Story = { args: { unread: 0, line: 'none' }, play: named('Notifications') }
/** Nothing comes by itself: quiet, and said to screen readers. */
export const LineLost: Story = {
  args: { line: 'lost' },
  play: named('Notifications, 3 unread, no live updates'),
}
/** More than the badge has room for. */
export const Many: Story = {
  args: { unread: 1234 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('99+')).toBeVisible()
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }))
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
  },
}
export const Dark: Story = { args: { line: 'lost' }, globals: { theme: 'dark' }, play: lost }
export const RightToLeft: Story = {
  args: { line: 'lost' },
  globals: { direction: 'rtl' },
  play: lost,
}
