import { type Meta, type StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BarChart } from '../../runtime/ui/BarChart.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/BarChart',
  component: BarChart,
  parameters: usage({
    when: ['To compare a few amounts, or their parts, at a glance.'],
    whenNot: ['For exact values: use FigureTable. For more than five parts of a bar.'],
    content: ['The title says what is shown and in which unit.'],
    accessibility: ['It is an image with a name; a table has the same figures. It is not animated.'],
  }),
  args: {
    label: 'Packages by age',
    bars: [
      { label: 'Bridge Couriers', values: [12, 31, 4] },
      { label: 'Albion Parcels', values: [51, 9, 0] },
      { label: 'City Riders, London', values: [undefined, 24, 9] },
    ],
    series: [{ label: 'Up to 7 days' }, { label: '8–30 days' }, { label: 'Older' }],
    format: String,
    onPick: fn(),
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Lying: Story = { args: { horizontal: true } }
/** Five parts are the most: each is seen apart from the next. */
export const FiveParts: Story = {
  args: {
    horizontal: true,
    bars: [{ label: 'Bridge Couriers', values: [5, 4, 3, 4, 5] }],
    series: ['One', 'Two', 'Three', 'Four', 'Five'].map(label => ({ label })),
  },
}
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}
export const RightToLeft: Story = { args: { horizontal: true }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { horizontal: true }, globals: { theme: 'dark' } }
