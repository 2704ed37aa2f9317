import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { manyOverdue, overdue } from '../fixtures/overdue.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'

type Story = StoryObj<BlockOf<'chart'>>

const parts = {
  kind: 'chart',
  heading: 'Overdue by partner',
  label: { field: 'partner', label: 'Partner' },
  series: [
    { field: 'week', label: 'Up to 7 days' },
    { field: 'month', label: '8–30 days' },
    { field: 'older', label: 'Older' },
  ],
  cell: { kind: 'money', currency: 'currency' },
  horizontal: true,
  table: 'folded',
  to: 'refunds',
} satisfies BlockOf<'chart'>
const block = { ...parts, load: 'overdue' } satisfies BlockOf<'chart'>
const asking = { ...parts, get: '/api/overdue' } satisfies BlockOf<'chart'>

const loads = (list: unknown) => ({ stage: { loads: { overdue: list } } })

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Show table/ }))
  await expect(canvas.getByRole('button', { name: /^Hide table/ })).toHaveFocus()
  await expect(canvas.getByRole('table')).toBeVisible()
}

const meta: Meta<BlockOf<'chart'>> = {
  title: 'Blocks/Chart with folded table',
  component: BlockStory,
  decorators: [withRuntime],
  parameters: loads(overdue),
}
export default meta

export const Folded: Story = {
  args: block,
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /, chart\. The button below shows the same data as a table\.$/ })
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const Unfolded: Story = { args: block, play: opened }
/** The bars are of the first records, which is said also while the table is folded. */
export const Many: Story = {
  args: { ...block, most: 6 },
  parameters: loads(manyOverdue),
  play: async ({ canvas }) => {
    await canvas.findByText('The chart shows the first 6 of 30, the table all of them.')
  },
}
export const Empty: Story = {
  args: { ...block, empty: 'Nothing is overdue.' },
  parameters: loads([]),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is overdue.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Loading: Story = {
  args: asking,
  play: async ({ canvas }) => {
    await canvas.findByTitle('Loading...')
  },
}
export const Failed: Story = {
  args: asking,
  parameters: { stage: { answer: () => ({ ok: false, status: 500, statusText: '', data: {} }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const VeryLong: Story = {
  args: { ...block, heading: 'Overdue by partner '.repeat(12) },
  parameters: loads(
    overdue.map(one => ({ ...one, partner: `${one.partner} `.repeat(8), week: one.week * 1e9 })),
  ),
  play: opened,
}
export const RightToLeft: Story = { args: block, globals: { direction: 'rtl' }, play: opened }
export const Dark: Story = { args: block, globals: { theme: 'dark' }, play: opened }
