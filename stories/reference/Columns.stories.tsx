import { type Meta, type StoryObj } from '@storybook/react-vite'
import { pageOf } from './pageOf.tsx'

/** A page for each word of this kind; tests/definitions/reference looks at their examples. */
const meta = {
  title: 'Reference/Columns',
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const ActionPage: Story = { name: 'action', render: pageOf('Columns', 'action') }
export const BooleanPage: Story = { name: 'boolean', render: pageOf('Columns', 'boolean') }
export const CommentsPage: Story = { name: 'comments', render: pageOf('Columns', 'comments') }
export const DatePage: Story = { name: 'date', render: pageOf('Columns', 'date') }
export const InputPage: Story = { name: 'input', render: pageOf('Columns', 'input') }
export const LinkPage: Story = { name: 'link', render: pageOf('Columns', 'link') }
export const ListPage: Story = { name: 'list', render: pageOf('Columns', 'list') }
export const MoneyPage: Story = { name: 'money', render: pageOf('Columns', 'money') }
export const NumberPage: Story = { name: 'number', render: pageOf('Columns', 'number') }
export const NumericInputPage: Story = { name: 'numericInput', render: pageOf('Columns', 'numericInput') }
export const ProgressPage: Story = { name: 'progress', render: pageOf('Columns', 'progress') }
export const StatusPage: Story = { name: 'status', render: pageOf('Columns', 'status') }
export const TextPage: Story = { name: 'text', render: pageOf('Columns', 'text') }
