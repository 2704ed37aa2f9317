import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CodeView } from '../../runtime/ui/CodeView.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/CodeView',
  component: CodeView,
  parameters: usage({
    when: ['For a text of machines: a request, a reply, an XML document.'],
    whenNot: ['For prose, or for a text that is edited.'],
    content: ['Name what it is: “Request”, “Reply”.'],
    accessibility: [
      'A named region that the keyboard can scroll; it reads from left to right in every language.',
    ],
  }),
  args: { label: 'request', text: '{\n  "documentNo": "SI-581587",\n  "amount": 249.45\n}' },
} satisfies Meta<typeof CodeView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy request' })).toBeVisible()
  },
}

/** Nothing scrolls in it. */
export const VeryLong: Story = {
  args: { text: `{"token":"${'eyJhbGciOiJIUzI1NiJ9.'.repeat(60)}"}` },
  play: async ({ canvasElement }) => {
    const [shown] = canvasElement.getElementsByTagName('pre')
    await expect(shown?.scrollWidth).toBe(shown?.clientWidth)
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
