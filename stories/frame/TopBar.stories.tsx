import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { menu } from '../fixtures/menu.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { TopBarPart } from './FrameParts.tsx'
import { longMenu } from './longMenu.ts'

const configuration = { legacyBase: 'https://legacy.example' }

const meta = {
  title: 'Frame/TopBar',
  component: TopBarPart,
  decorators: [withRuntime],
  args: { screen: 'refunds' },
  parameters: { stage: { menu, configuration } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Areas' })).toBeVisible()
  },
} satisfies Meta<typeof TopBarPart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The entries that configuration names, in its order. */
export const Configured: Story = {
  parameters: {
    stage: { menu, configuration: { ...configuration, topMenu: 'logout,account', search: false } },
  },
}
/** The menu is on its way: the rest is there. */
export const Loading: Story = {
  parameters: { stage: { configuration } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account' })).toBeVisible()
  },
}
/** A holder of the resource that hides the search. */
export const WithoutSearch: Story = {
  parameters: { stage: { menu, configuration, resources: ['refunds', 'nobody'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Areas' })
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull()
  },
}
export const VeryLong: Story = { parameters: { stage: { menu: longMenu, configuration } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
