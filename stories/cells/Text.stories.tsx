import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'text'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Text',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = { args: { cell: { kind: 'text' }, value: 'Nour Haddad' } }
/** Line breaks become spaces. */
export const LineBreaks: Story = {
  args: { cell: { kind: 'text' }, value: 'Customer asked for the money\nback on the card' },
}
export const List: Story = { args: { cell: { kind: 'text' }, value: ['Card', 'Voucher'] } }
/** A button that copies the value. */
export const CopyValue: Story = { args: { cell: { kind: 'text', copy: true }, value: '100536365' } }
export const Empty: Story = { args: { cell: { kind: 'text' }, value: '' } }
export const VeryLong: Story = {
  args: { cell: { kind: 'text' }, value: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) },
}
/** A phone number keeps its sign in front and its groups in order. */
export const RightToLeft: Story = {
  args: { cell: { kind: 'text', copy: true }, value: '+44 7700 900483' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(leftOf(await canvas.findByText('+44 7700 900483'))).toEqual(['+', '4'])
  },
}
export const Dark: Story = { ...CopyValue, globals: { theme: 'dark' } }

/** The first two characters from left to right, as they are drawn. */
function leftOf(element: HTMLElement): string[] {
  const text = element.firstChild
  const range = document.createRange()
  if (!text) return []
  const drawn = [...(text.textContent ?? '')].map((character, at) => {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return { character, x: range.getBoundingClientRect().x }
  })
  return drawn
    .toSorted((a, b) => a.x - b.x)
    .slice(0, 2)
    .map(({ character }) => character)
}
