import { type Meta, type StoryObj } from '@storybook/react-vite'
import { pageOf } from './pageOf.tsx'

/** A page for each word of this kind; tests/definitions/reference looks at their examples. */
const meta = {
  title: 'Reference/Fields',
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const CheckboxPage: Story = { name: 'checkbox', render: pageOf('Fields', 'checkbox') }
export const ChoicePage: Story = { name: 'choice', render: pageOf('Fields', 'choice') }
export const DatePage: Story = { name: 'date', render: pageOf('Fields', 'date') }
export const FilePage: Story = { name: 'file', render: pageOf('Fields', 'file') }
export const MultiSelectPage: Story = { name: 'multiSelect', render: pageOf('Fields', 'multiSelect') }
export const NumberPage: Story = { name: 'number', render: pageOf('Fields', 'number') }
export const SelectPage: Story = { name: 'select', render: pageOf('Fields', 'select') }
export const TextPage: Story = { name: 'text', render: pageOf('Fields', 'text') }
export const RowsPage: Story = { name: 'rows', render: pageOf('Fields', 'rows') }
export const RulePage: Story = { name: 'rule', render: pageOf('Fields', 'rule') }
export const RuleTagsPage: Story = { name: 'ruleTags', render: pageOf('Fields', 'ruleTags') }
