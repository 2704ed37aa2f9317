import { type Meta, type StoryObj } from '@storybook/react-vite'
import { pageOf } from './pageOf.tsx'

/** A page for each word of this kind; tests/definitions/reference looks at their examples. */
const meta = {
  title: 'Reference/Entity fields',
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const BooleanPage: Story = { name: 'boolean', render: pageOf('Entity fields', 'boolean') }
export const DatePage: Story = { name: 'date', render: pageOf('Entity fields', 'date') }
export const DecimalPage: Story = { name: 'decimal', render: pageOf('Entity fields', 'decimal') }
export const DurationPage: Story = { name: 'duration', render: pageOf('Entity fields', 'duration') }
export const FilePage: Story = { name: 'file', render: pageOf('Entity fields', 'file') }
export const IdPage: Story = { name: 'id', render: pageOf('Entity fields', 'id') }
export const IntegerPage: Story = { name: 'integer', render: pageOf('Entity fields', 'integer') }
export const JsonPage: Story = { name: 'json', render: pageOf('Entity fields', 'json') }
export const ListPage: Story = { name: 'list', render: pageOf('Entity fields', 'list') }
export const MomentPage: Story = { name: 'moment', render: pageOf('Entity fields', 'moment') }
export const MoneyPage: Story = { name: 'money', render: pageOf('Entity fields', 'money') }
export const ObjectPage: Story = { name: 'object', render: pageOf('Entity fields', 'object') }
export const PercentPage: Story = { name: 'percent', render: pageOf('Entity fields', 'percent') }
export const ReferencePage: Story = { name: 'reference', render: pageOf('Entity fields', 'reference') }
export const StatusPage: Story = { name: 'status', render: pageOf('Entity fields', 'status') }
export const TextPage: Story = { name: 'text', render: pageOf('Entity fields', 'text') }
