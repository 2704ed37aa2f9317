import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { menu } from '../fixtures/menu.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { SideMenuPart } from './FrameParts.tsx'
import { longMenu } from './longMenu.ts'

const configuration = { legacyBase: 'https://legacy.example' }

const meta = {
  title: 'Frame/SideMenu',
  component: SideMenuPart,
  decorators: [withRuntime],
  args: { screen: 'refunds' },
  parameters: { stage: { menu, configuration } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation')).toBeVisible()
  },
} satisfies Meta<typeof SideMenuPart>
export default meta
type Story = StoryObj<typeof meta>

/** The tree of the open area. */
export const Default: Story = {}
/** A screen below one of the menu marks that one. */
export const Below: Story = { args: { screen: 'refund' } }
/** Outside of all areas: all of them. */
export const AllAreas: Story = { args: { screen: 'home' } }
/** The user may open a part of it. */
export const Refused: Story = {
  args: { screen: 'home' },
  parameters: { stage: { menu, configuration, resources: [] } },
}
/** The menu is on its way. */
export const Loading: Story = { parameters: { stage: { configuration } }, play: async () => undefined }
export const VeryLong: Story = { parameters: { stage: { menu: longMenu, configuration } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** It could not be loaded: the console still navigates. */
export const Failed: Story = {
  parameters: { stage: { menu: null, configuration } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
