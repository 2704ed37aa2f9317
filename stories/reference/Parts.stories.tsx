import { type Meta, type StoryObj } from '@storybook/react-vite'
import { pageOf } from './pageOf.tsx'

/** A page for each word of this kind; tests/definitions/reference looks at their examples. */
const meta = {
  title: 'Reference/Parts',
  tags: ['!test', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const EntityPage: Story = { name: 'entity', render: pageOf('Parts', 'entity') }
export const CallPage: Story = { name: 'call', render: pageOf('Parts', 'call') }
export const AbstractEntityPage: Story = {
  name: 'abstract entity',
  render: pageOf('Parts', 'abstract entity'),
}
export const ReadingCallPage: Story = { name: 'reading call', render: pageOf('Parts', 'reading call') }
export const WritingCallPage: Story = { name: 'writing call', render: pageOf('Parts', 'writing call') }
export const ResourcesPage: Story = { name: 'resources', render: pageOf('Parts', 'resources') }
export const ScreenPage: Story = { name: 'screen', render: pageOf('Parts', 'screen') }
export const AccessPage: Story = { name: 'access', render: pageOf('Parts', 'access') }
export const ParameterPage: Story = { name: 'parameter', render: pageOf('Parts', 'parameter') }
export const LoadPage: Story = { name: 'load', render: pageOf('Parts', 'load') }
export const CheckPage: Story = { name: 'check', render: pageOf('Parts', 'check') }
export const RedirectPage: Story = { name: 'redirect', render: pageOf('Parts', 'redirect') }
export const TranslationsPage: Story = { name: 'translations', render: pageOf('Parts', 'translations') }
export const ConditionPage: Story = { name: 'condition', render: pageOf('Parts', 'condition') }
export const PermissionPage: Story = { name: 'permission', render: pageOf('Parts', 'permission') }
export const ColumnPage: Story = { name: 'column', render: pageOf('Parts', 'column') }
export const SavedFiltersPage: Story = { name: 'savedFilters', render: pageOf('Parts', 'savedFilters') }
export const SelectionSummaryPage: Story = {
  name: 'selectionSummary',
  render: pageOf('Parts', 'selectionSummary'),
}
export const SelectionSumsPage: Story = { name: 'selectionSums', render: pageOf('Parts', 'selectionSums') }
export const TotalsPage: Story = { name: 'totals', render: pageOf('Parts', 'totals') }
export const RecordsPage: Story = { name: 'records', render: pageOf('Parts', 'records') }
export const FilterTabsPage: Story = { name: 'filterTabs', render: pageOf('Parts', 'filterTabs') }
export const RowMarksPage: Story = { name: 'rowMarks', render: pageOf('Parts', 'rowMarks') }
export const CardPage: Story = { name: 'card', render: pageOf('Parts', 'card') }
export const ImportPage: Story = { name: 'import', render: pageOf('Parts', 'import') }
export const SubmitPage: Story = { name: 'submit', render: pageOf('Parts', 'submit') }
export const OtherSubmitsPage: Story = {
  name: 'otherSubmits',
  render: pageOf('Parts', 'otherSubmits'),
}
export const ProfilePage: Story = { name: 'profile', render: pageOf('Parts', 'profile') }
export const ConfirmPage: Story = { name: 'confirm', render: pageOf('Parts', 'confirm') }
export const ComputedPage: Story = { name: 'computed', render: pageOf('Parts', 'computed') }
export const OnSuccessPage: Story = { name: 'onSuccess', render: pageOf('Parts', 'onSuccess') }
