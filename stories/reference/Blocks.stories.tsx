import { type Meta, type StoryObj } from '@storybook/react-vite'
import { pageOf } from './pageOf.tsx'

/** A page for each word of this kind; tests/definitions/reference looks at their examples. */
const meta = {
  title: 'Reference/Blocks',
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const ActionsPage: Story = { name: 'actions', render: pageOf('Blocks', 'actions') }
export const AttachmentsPage: Story = { name: 'attachments', render: pageOf('Blocks', 'attachments') }
export const ChartPage: Story = { name: 'chart', render: pageOf('Blocks', 'chart') }
export const CodePage: Story = { name: 'code', render: pageOf('Blocks', 'code') }
export const CommentListPage: Story = { name: 'commentList', render: pageOf('Blocks', 'commentList') }
export const CommentsPage: Story = { name: 'comments', render: pageOf('Blocks', 'comments') }
export const DetailsPage: Story = { name: 'details', render: pageOf('Blocks', 'details') }
export const DownloadPage: Story = { name: 'download', render: pageOf('Blocks', 'download') }
export const FiltersPage: Story = { name: 'filters', render: pageOf('Blocks', 'filters') }
export const FormPage: Story = { name: 'form', render: pageOf('Blocks', 'form') }
export const GridPage: Story = { name: 'grid', render: pageOf('Blocks', 'grid') }
export const JobsPage: Story = { name: 'jobs', render: pageOf('Blocks', 'jobs') }
export const RecentPage: Story = { name: 'recent', render: pageOf('Blocks', 'recent') }
export const ScreensPage: Story = { name: 'screens', render: pageOf('Blocks', 'screens') }
export const SignInPage: Story = { name: 'signIn', render: pageOf('Blocks', 'signIn') }
export const SignOutPage: Story = { name: 'signOut', render: pageOf('Blocks', 'signOut') }
export const TablePage: Story = { name: 'table', render: pageOf('Blocks', 'table') }
export const TextPage: Story = { name: 'text', render: pageOf('Blocks', 'text') }
export const TilesPage: Story = { name: 'tiles', render: pageOf('Blocks', 'tiles') }
export const TimelinePage: Story = { name: 'timeline', render: pageOf('Blocks', 'timeline') }
export const ViewsPage: Story = { name: 'views', render: pageOf('Blocks', 'views') }
export const RuleTestPage: Story = { name: 'ruleTest', render: pageOf('Blocks', 'ruleTest') }
export const BesidePage: Story = { name: 'beside', render: pageOf('Blocks', 'beside') }
export const ExpandablePage: Story = { name: 'expandable', render: pageOf('Blocks', 'expandable') }
export const TabsPage: Story = { name: 'tabs', render: pageOf('Blocks', 'tabs') }
