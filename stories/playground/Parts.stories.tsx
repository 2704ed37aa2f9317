import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type ReactElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { DefinitionList } from '../../src/playground/page/DefinitionList.tsx'
import { Facts } from '../../src/playground/page/Facts.tsx'
import { ProblemList } from '../../src/playground/page/ProblemList.tsx'
import { type Problem } from '../../src/playground/protocol.ts'
import { catalogue, edited, problem } from '../fixtures/playground.ts'

/** The parts of the playground: the list of definitions, the facts of one, and what the check finds in its text. */
const meta = { title: 'Playground/Parts' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: () => <DefinitionList items={catalogue.items} open={edited} onOpen={() => undefined} />,
}
/** The open definition is in sight, also one far down the list that an address has opened. */
export const ListWithOpenItemBelow: Story = {
  render: () => (
    <div style={{ blockSize: '24rem', display: 'grid' }}>
      <DefinitionList
        items={Array.from({ length: 100 }, (_, at) => ({
          ...edited,
          name: `screen-${at}`,
          file: `${at}.ts`,
        }))}
        open={{ ...edited, name: 'screen-90', file: '90.ts' }}
        onOpen={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const item = await canvas.findByRole('button', { current: true })
    const list = canvasElement.querySelector('ul')
    await waitFor(() => {
      const box = item.getBoundingClientRect()
      return expect(box.bottom).toBeLessThanOrEqual((list?.getBoundingClientRect().bottom ?? 0) + 1)
    })
  },
}
export const NothingFound: Story = {
  render: () => <DefinitionList items={[]} open={undefined} onOpen={() => undefined} />,
}
export const FactsClosed: Story = { render: () => <Facts item={edited} /> }
export const FactsWithout: Story = {
  render: () => <Facts item={{ ...edited, calls: [], errors: [], assumptions: [] }} />,
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
  return <ProblemList {...shown} file={edited.file} isChecked onShow={() => undefined} />
}
