import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Palette } from '../../runtime/shell/palette/Palette.tsx'
import { menu } from '../fixtures/menu.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { longMenu } from './longMenu.ts'

const opened = async () => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible())
}

const meta = {
  title: 'Frame/Palette',
  component: Palette,
  decorators: [withRuntime],
  args: { onClose: fn(), onShow: fn() },
  parameters: { stage: { menu } },
  play: opened,
} satisfies Meta<typeof Palette>
export default meta
type Story = StoryObj<typeof meta>

const typed = (text: string) => async () => {
  await opened()
  await userEvent.keyboard(text)
}

/** Every screen that the user may open, and what the console itself offers. */
export const Default: Story = {
  play: async () => {
    await opened()
    await expect(screen.getByRole('group', { name: 'Screens' })).toBeVisible()
    await expect(screen.getByRole('option', { name: /Dark theme/ })).toBeVisible()
  },
}
/** A number may be that of an order. */
export const OrderNumber: Story = {
  play: async () => {
    await typed('536365')()
    await expect(await screen.findByRole('option', { name: /Order Nr 536365/ })).toBeVisible()
  },
}
/** Who may not search is offered no order. */
export const WithoutSearch: Story = {
  parameters: { stage: { menu, resources: ['refunds', 'nobody'] } },
  play: async () => {
    await typed('536365')()
    await expect(await screen.findByText('Nothing found.')).toBeVisible()
  },
}
/** What the console itself offers is asked for, and the palette closes. */
export const Chosen: Story = {
  play: async ({ args }) => {
    await typed('messages{Enter}')()
    await waitFor(() => expect(args.onShow).toHaveBeenCalledWith('messages'))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const VeryLong: Story = { parameters: { stage: { menu: longMenu } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
