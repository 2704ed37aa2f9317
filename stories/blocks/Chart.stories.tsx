import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { manyOverdue, overdue } from '../fixtures/overdue.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

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
  to: 'refunds',
} satisfies BlockOf<'chart'>
const standing = { ...parts, load: 'overdue' } satisfies BlockOf<'chart'>
const block = { ...standing, horizontal: true } satisfies BlockOf<'chart'>
const asking = { ...parts, get: '/api/overdue' } satisfies BlockOf<'chart'>

const loads = (list: unknown) => ({ stage: { loads: { overdue: list } } })

const meta: Meta<BlockOf<'chart'>> = {
  title: 'Blocks/Chart',
  component: BlockStory,
  decorators: [withRuntime],
  parameters: loads(overdue),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /, chart\. The table below has the same data\.$/ })
  },
}
export default meta

export const Default: Story = { args: block }
export const Standing: Story = { args: standing }
/** One number per record needs neither legend nor sum across. */
export const OneSeries: Story = {
  args: {
    kind: 'chart',
    load: 'overdue',
    label: block.label,
    series: [{ field: 'week', label: 'Payouts' }],
  },
}
/** The first ones are drawn, the table has all. */
export const Many: Story = {
  args: block,
  parameters: loads(manyOverdue),
  play: async ({ canvas }) => {
    await canvas.findByText('The chart shows the first 12 of 30, the table all of them.')
  },
}
export const OneRecord: Story = { args: block, parameters: loads(overdue.slice(0, 1)) }
/** What comes back is below nothing; a record without a number has none. */
export const Negative: Story = {
  args: block,
  parameters: loads([...overdue, { partner: 'Hub Birmingham', currency: 'GBP', week: -410.2 }]),
}
export const Empty: Story = {
  args: { ...block, empty: 'Nothing is overdue.' },
  parameters: loads([]),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is overdue.')
  },
}
export const WithoutRecords: Story = { args: block, parameters: loads(null), play: drawn }
/** What came is no list of records. */
export const Strange: Story = { args: block, parameters: loads({ no: 'list' }), play: drawn }
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
}
export const RightToLeft: Story = { args: block, globals: { direction: 'rtl' } }
export const StandingRightToLeft: Story = {
  args: standing,
  globals: { direction: 'rtl' },
}
export const Dark: Story = { args: block, globals: { theme: 'dark' } }
