import { type Meta, type StoryObj } from '@storybook/react-vite'

import { KeyHint } from '../../runtime/ui/KeyHint.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Actions/KeyHint',
  component: KeyHint,
  parameters: usage({
    when: ['Beside a command, to teach its shortcut.'],
    whenNot: ['To document all shortcuts: the console lists them in its shortcut list.'],
    content: ['Name keys as they are printed on the keyboard.'],
    accessibility: [
      'It is read as text; the command itself has the shortcut in its description where that matters.',
    ],
  }),
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneKey: Story = { args: { keys: ['Esc'] } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
