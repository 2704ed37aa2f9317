import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'money'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Money',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = {
  args: { cell: { kind: 'money', currency: 'currency' }, value: 1791.35, row: { currency: 'AED' } },
}
/** The currency is in a field of the row. */
export const Currency: Story = {
  args: {
    cell: { kind: 'money', currency: 'refund.currency' },
    value: '277.3',
    row: { refund: { currency: 'EGP' } },
  },
}
export const Negative: Story = {
  args: { cell: { kind: 'money', currency: 'currency' }, value: -845.1, row: { currency: 'AED' } },
}
export const WithoutCurrency: Story = { args: { cell: { kind: 'money', currency: 'currency' }, value: 12.5 } }
export const Empty: Story = {
  args: { cell: { kind: 'money', currency: 'currency' }, value: null, row: { currency: 'AED' } },
}
export const VeryLong: Story = {
  args: { cell: { kind: 'money', currency: 'currency' }, value: 123_456_789_012.5, row: { currency: 'AED' } },
}
export const RightToLeft: Story = { ...Negative, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Negative, globals: { theme: 'dark' } }
