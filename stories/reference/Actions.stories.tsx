import { type Meta, type StoryObj } from '@storybook/react-vite'
import { pageOf } from './pageOf.tsx'

/** A page for each word of this kind; tests/definitions/reference looks at their examples. */
const meta = {
  title: 'Reference/Actions',
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const DownloadPage: Story = { name: 'download', render: pageOf('Actions', 'download') }
export const NavigatePage: Story = { name: 'navigate', render: pageOf('Actions', 'navigate') }
export const OpenPage: Story = { name: 'open', render: pageOf('Actions', 'open') }
export const RequestPage: Story = { name: 'request', render: pageOf('Actions', 'request') }
export const ShowPage: Story = { name: 'show', render: pageOf('Actions', 'show') }
