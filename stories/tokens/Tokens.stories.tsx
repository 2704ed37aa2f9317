import { type Meta, type StoryObj } from '@storybook/react-vite'
import { TokenPage } from './TokenPage.tsx'
import { tokenGroups } from './tokenUses.ts'

/** The decisions of the design: `runtime/ui/tokens.css`. */
const meta = {
  title: 'UI/Tokens',
  component: TokenPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TokenPage>

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = { args: { heading: 'Colours', group: tokenGroups.colors } }
export const ColoursDark: Story = { ...Colours, globals: { theme: 'dark' } }
export const Tones: Story = { args: { heading: 'Tones', group: tokenGroups.tones } }
export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } }
export const Charts: Story = { args: { heading: 'Parts of charts', group: tokenGroups.charts } }
export const ChartsDark: Story = { ...Charts, globals: { theme: 'dark' } }
export const Type: Story = { args: { heading: 'Type', group: tokenGroups.type } }
export const Space: Story = { args: { heading: 'Space', group: tokenGroups.space } }
export const Sizes: Story = { args: { heading: 'Sizes', group: tokenGroups.sizes } }
export const Shapes: Story = { args: { heading: 'Radius, shadow and focus', group: tokenGroups.shapes } }
export const Motion: Story = { args: { heading: 'Motion', group: tokenGroups.motion } }
export const Layers: Story = { args: { heading: 'Layers', group: tokenGroups.layers } }
