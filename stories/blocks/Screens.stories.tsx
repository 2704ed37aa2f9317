import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { menu } from '../fixtures/menu.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { longMenu } from '../frame/longMenu.ts'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'screens'>>

const meta: Meta<BlockOf<'screens'>> = {
  title: 'Blocks/Screens',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

export const Default: Story = { args: { kind: 'screens' }, parameters: { stage: { menu } } }
export const Heading: Story = {
  args: { kind: 'screens', heading: 'Where to go' },
  parameters: { stage: { menu } },
}
/** Only the screens below another one. */
export const Under: Story = { args: { kind: 'screens', under: 'home' }, parameters: { stage: { menu } } }
/** Without a menu: the screens right below home. */
export const WithoutMenu: Story = { args: { kind: 'screens' }, parameters: { stage: { menu: null } } }
export const Empty: Story = {
  args: { kind: 'screens', empty: "You don't have access to any screen yet." },
  parameters: { stage: { menu: [] } },
}
export const Loading: Story = { args: { kind: 'screens' }, play: async () => undefined }
/** What the user may not open is left out. */
export const Refused: Story = { args: { kind: 'screens' }, parameters: { stage: { menu, resources: [] } } }
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const VeryLong: Story = { args: { kind: 'screens' }, parameters: { stage: { menu: longMenu } } }
