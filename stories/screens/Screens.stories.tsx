import { type Meta, type StoryObj } from '@storybook/react-vite'
import { screens } from '../../tests/conformance/screenFacts.ts'
import { everyScreen } from './everyScreen.tsx'
import { ScreenStory, states } from './ScreenStory.tsx'

/**
 * Every screen of `screens/` in its frame, in every state, for the tests. The sidebar has an entry for each screen
 * instead: see `stories/.storybook/screenEntries.ts`.
 */
const meta = {
  title: 'Screens/All',
  tags: ['!dev', '!autodocs'],
  component: ScreenStory,
  args: { screen: 'finance-refunds', state: 'default' },
  argTypes: {
    screen: { control: 'select', options: screens.map(({ screen }) => screen.name) },
    state: { control: 'select', options: Object.keys(states) },
  },
  parameters: { layout: 'fullscreen' },
  play: everyScreen,
} satisfies Meta<typeof ScreenStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { state: 'empty' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Forbidden: Story = { args: { state: 'forbidden' } }
export const VeryLong: Story = { args: { state: 'veryLong' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
