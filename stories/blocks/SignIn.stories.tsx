import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { logo } from '../fixtures/logo.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'signIn'>>

const meta: Meta<BlockOf<'signIn'>> = {
  title: 'Blocks/SignIn',
  component: BlockStory,
  decorators: [withRuntime],
  play: drawn,
}
export default meta

const google = { authorizeUrl: 'https://accounts.example/authorize', clientId: 'console' }
const state = { ok: true, status: 200, data: { state: 'f00d' } } as const

/** The browser is on its way to the access-control login. */
export const Default: Story = { args: { kind: 'signIn' } }
/** Google is configured: the user chooses. */
export const Google: Story = {
  args: { kind: 'signIn' },
  parameters: { stage: { configuration: { google }, answer: () => state } },
}
export const Logo: Story = {
  args: { kind: 'signIn' },
  parameters: { stage: { configuration: { logo } } },
}
/** The one-time code was refused. */
export const Refused: Story = {
  args: { kind: 'signIn' },
  parameters: {
    stage: {
      address: '/login?jwt=used',
      answer: () => ({
        ok: false,
        status: 401,
        statusText: 'Unauthorized',
        data: { message: 'The code is used up.' },
      }),
    },
  },
}
export const VeryLong: Story = {
  args: { kind: 'signIn' },
  parameters: {
    stage: {
      configuration: {
        google,
        applicationName: 'Operations Console of the Marketplace',
        ventureCode: 'EG-NORTH',
      },
      answer: () => state,
    },
  },
}
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
