import { type Meta, type StoryObj } from '@storybook/react-vite'
import { pageOf } from './pageOf.tsx'

/** A page for each word of this kind; tests/definitions/reference looks at their examples. */
const meta = {
  title: 'Reference/Filters',
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const BooleanPage: Story = { name: 'boolean', render: pageOf('Filters', 'boolean') }
export const DateRangePage: Story = { name: 'dateRange', render: pageOf('Filters', 'dateRange') }
export const FromDatePage: Story = { name: 'fromDate', render: pageOf('Filters', 'fromDate') }
export const MultiSelectPage: Story = { name: 'multiSelect', render: pageOf('Filters', 'multiSelect') }
export const NumberPage: Story = { name: 'number', render: pageOf('Filters', 'number') }
export const NumberRangePage: Story = { name: 'numberRange', render: pageOf('Filters', 'numberRange') }
export const SelectPage: Story = { name: 'select', render: pageOf('Filters', 'select') }
export const TextPage: Story = { name: 'text', render: pageOf('Filters', 'text') }
export const ToDatePage: Story = { name: 'toDate', render: pageOf('Filters', 'toDate') }
