import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type ReactElement } from 'react'
import { DefinitionList } from '../../src/playground/page/DefinitionList.tsx'
import { Facts } from '../../src/playground/page/Facts.tsx'
import { ProblemList } from '../../src/playground/page/ProblemList.tsx'
import { type CatalogueItem, type Problem } from '../../src/playground/protocol.ts'

/** The parts of the playground: the list of definitions, the facts of one, and what the check finds in its text. */
const meta = { title: 'Playground/Parts' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const refunds: CatalogueItem = {
  kind: 'screen',
  name: 'finance-refunds',
  title: 'Refunds',
  file: 'screens/finance/refunds.ts',
  path: '/finance/refunds',
  access: 'finance_refund_index',
  calls: ['POST /api/finance/refunds/grid', 'GET /api/finance/refunds/methods/list'],
  errors: ['/api/finance/refunds/methods/list: shows the message of the server, goes on with []'],
  assumptions: ['The specification names the screen without its columns and filters.'],
}
const { path: _, ...unrouted } = refunds
const items: readonly CatalogueItem[] = [
  refunds,
  { ...unrouted, kind: 'entity', name: 'refund', title: '16 fields' },
  { ...unrouted, kind: 'call', name: 'refunds', title: 'POST /api/finance/refunds/grid' },
]

const problem: Problem = {
  file: refunds.file,
  line: 18,
  column: 7,
  pointer: '/body/columns/4',
  what: 'names the field "amuont", which the entity "refund" does not have.',
  fix: 'Did you mean "amount"?',
  code: 'entity-field-unknown',
}

export const List: Story = {
  render: () => <DefinitionList items={items} open={refunds} onOpen={() => undefined} />,
}
export const NothingFound: Story = {
  render: () => <DefinitionList items={[]} open={undefined} onOpen={() => undefined} />,
}
export const FactsClosed: Story = { render: () => <Facts item={refunds} /> }
export const FactsWithout: Story = {
  render: () => <Facts item={{ ...refunds, calls: [], errors: [], assumptions: [] }} />,
}
export const Checking: Story = { render: () => problems({ pending: true, problems: [] }) }
export const NoProblems: Story = { render: () => problems({ pending: false, problems: [] }) }
export const Problems: Story = {
  render: () =>
    problems({
      pending: false,
      problems: [problem, { ...problem, file: 'screens/finance/refundDetails.ts', line: 4, column: 2 }],
    }),
}
export const ManyProblems: Story = {
  render: () =>
    problems({
      pending: false,
      problems: Array.from({ length: 60 }, (_, at) => ({ ...problem, line: at + 1 })),
    }),
}

function problems(shown: { pending: boolean; problems: readonly Problem[] }): ReactElement {
  return <ProblemList {...shown} file={refunds.file} isChecked onShow={() => undefined} />
}
