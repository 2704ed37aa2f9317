import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'signOut'>>

const meta: Meta<BlockOf<'signOut'>> = {
  title: 'Blocks/SignOut',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

/** The server is asked to end the session. */
export const Default: Story = { args: { kind: 'signOut' } }
/** The server could not end the session: the user is still signed in. */
export const Refused: Story = {
  args: { kind: 'signOut' },
  parameters: { stage: { answer: () => ({ ok: false, status: 500, statusText: 'Failed', data: {} }) } },
}
/** Another user has signed in in another tab: that session goes on. */
export const OtherUser: Story = {
  args: { kind: 'signOut' },
  parameters: {
    stage: {
      token: 'of bob',
      shownToken: 'of nour',
      user: 'nour',
      answer: () => ({ ok: true, status: 200, data: { username: 'bob' } }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^bob has signed in in another tab.* belongs to nour, whose session/)
    await canvas.findByRole('button', { name: 'Go on as bob' })
  },
}
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
