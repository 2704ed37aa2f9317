import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AccountMenu } from '../../runtime/shell/account/AccountMenu.tsx'
import { profileAtom } from '../../runtime/shell/session/profileAtom.ts'
import { type Profile } from '../../schemas/wire/profile.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { Seeded } from './Seeded.tsx'

interface Args {
  /** Undefined: not known. */
  profile?: Profile | undefined
}

const meta: Meta<Args> = {
  title: 'Frame/AccountMenu',
  decorators: [withRuntime],
  args: { profile: { name: 'Ada Lovelace', email: 'ada@example.org' } },
  render: ({ profile }) => (
    <Seeded seed={store => store.set(profileAtom, profile)}>
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '16rem', alignItems: 'start' }}>
        <AccountMenu />
      </div>
    </Seeded>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Dark theme/ })).toBeVisible())
  },
}
export default meta
type Story = StoryObj<Args>

export const Default: Story = {}
export const Closed: Story = { play: async () => undefined }
/** The profile has not arrived, or could not be had. */
export const Unknown: Story = { args: { profile: undefined } }
export const VeryLong: Story = {
  args: {
    profile: {
      name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
      email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@marketplace.example.org',
    },
  },
}
/** Pages that the configuration names, for those who hold their resource. */
export const Tools: Story = {
  parameters: {
    stage: {
      resources: ['tools_one'],
      configuration: {
        tools: [
          { label: 'Tool one', path: '/tools/one', resource: 'tools_one' },
          { label: 'Tool two', path: '/tools/two', resource: 'tools_two' },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tool one' })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: 'Tool two' })).toBeNull()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
