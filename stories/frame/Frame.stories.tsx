import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Frame } from '../../runtime/shell/frame/Frame.tsx'
import { logo } from '../fixtures/logo.ts'
import { menu } from '../fixtures/menu.ts'
import { routes } from '../fixtures/routes.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { longMenu } from './longMenu.ts'

const configuration = { legacyBase: 'https://legacy.example', logo }
const entry = routes.find(({ name }) => name === 'refunds')

const meta = {
  title: 'Frame/Frame',
  component: Frame,
  decorators: [withRuntime],
  args: { entry, signedIn: true, children: <h1>Refunds</h1> },
  parameters: { layout: 'fullscreen', stage: { menu, configuration } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible()
    await expect(canvas.getByRole('banner')).toBeVisible()
  },
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Who is not signed in sees the brand alone. */
export const SignedOut: Story = {
  args: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('banner')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
/** The menu is on its way. */
export const Loading: Story = { parameters: { stage: { configuration } } }
/** Before any screen is known. */
export const WithoutScreen: Story = { args: { entry: undefined, children: null } }
export const VeryLong: Story = {
  parameters: {
    stage: {
      menu: longMenu,
      configuration: {
        ...configuration,
        applicationName: 'Operations Console of the Marketplace and its Subsidiaries',
        ventureCode: 'EG-NORTH',
      },
    },
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
