import { type Meta, type StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { CheckboxField } from '../../runtime/ui/CheckboxField.tsx'
import { RowTable, RowTableRow } from '../../runtime/ui/RowTable.tsx'
import { TextField } from '../../runtime/ui/TextField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

interface TableProps {
  names: readonly string[]
  most?: number
  least?: number
  fixed?: boolean
  disabled?: boolean
  hint?: string
}

let made = 0

/** Keeps its rows, so that it can be used. */
function Table({ names, most = 9, least = 0, fixed = false, ...look }: TableProps) {
  const [rows, setRows] = useState(() => names.map(name => ({ key: `${++made}`, name })))
  const without = (at: number) => rows.filter((_, other) => other !== at)
  const rename = (at: number, name: string) =>
    setRows(rows.map((row, other) => (other === at ? { ...row, name } : row)))
  return (
    <RowTable
      {...look}
      label="Fields of the method"
      columns={[{ label: 'Label', required: true }, { label: 'Attribute' }]}
      count={rows.length}
      removable={rows.length > least}
      add="Add a field"
      onAdd={rows.length < most ? () => setRows([...rows, { key: `${++made}`, name: '' }]) : undefined}
    >
      {rows.map(({ key, name }, at) => (
        <RowTableRow
          key={key}
          at={at}
          onRemove={() => setRows(without(at))}
          onMove={
            fixed
              ? undefined
              : (from, to) => setRows(without(from).toSpliced(to, 0, ...rows.slice(from, from + 1)))
          }
        >
          {['Label', 'Attribute'].map(column => (
            <td key={column}>
              <TextField
                label={`${column}, row ${at + 1}`}
                hideLabel
                value={column === 'Label' ? name : name.toLowerCase()}
                disabled={look.disabled}
                onChange={next => rename(at, next)}
              />
            </td>
          ))}
        </RowTableRow>
      ))}
    </RowTable>
  )
}

const meta = {
  title: 'UI/Fields/RowTable',
  component: Table,
  parameters: usage({
    when: ['For a short list of records that are typed, such as accounts or steps.'],
    whenNot: ['For records of the server: use a grid. For more than about twenty rows.'],
    content: ['Name the button after the record: “Add account”.'],
    accessibility: [
      'The focus follows a record that is moved, and goes to the neighbour of one that is removed. Changes are announced.',
    ],
    keys: { 'Alt + Up arrow, Alt + Down arrow': 'move the record' },
  }),
  args: { names: ['Holder', 'Bank', 'Branch'] },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { names: [] } }
export const WithHint: Story = { args: { hint: 'In the order in which they are asked for.' } }
export const Disabled: Story = { args: { disabled: true } }
export const FixedOrder: Story = { args: { fixed: true } }
export const Full: Story = { args: { most: 3 } }
export const Fewest: Story = { args: { least: 3 } }
export const VeryLong: Story = {
  args: { names: Array.from({ length: 12 }, (_, at) => `Field ${at + 1}`), most: 20 },
}

/** Boxes and buttons are lower than the fields beside them, and stand on the middle of the same line. */
export const WithBoxes: Story = {
  render: () => (
    <RowTable
      label="Fields of the method"
      columns={[{ label: 'Label', required: true }, { label: 'Required' }]}
      count={1}
      add="Add a field"
    >
      <RowTableRow at={0} onRemove={fn()}>
        <td>
          <TextField label="Label, row 1" hideLabel value="Holder" onChange={fn()} />
        </td>
        <td>
          <CheckboxField label="Required, row 1" hideLabel checked onChange={fn()} />
        </td>
      </RowTableRow>
    </RowTable>
  ),
  play: async ({ canvas }) => {
    const field = middleOf(canvas.getByRole('textbox', { name: 'Label, row 1' }))
    const box = middleOf(canvas.getByRole('checkbox', { name: 'Required, row 1' }))
    const button = middleOf(canvas.getByRole('button', { name: 'Remove row 1' }))
    await expect(Math.abs(box - field)).toBeLessThan(1.5)
    await expect(Math.abs(button - field)).toBeLessThan(1.5)
  },
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a field' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label, row 4' })).toHaveFocus())
  },
}

/** The focus goes to the row that takes the place of the one that is gone. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1' }))
    await expect(canvas.getByRole('textbox', { name: 'Label, row 1' })).toHaveValue('Bank')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove row 1' })).toHaveFocus())
  },
}

/** The text that is edited goes with its row, and the focus with the text. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label, row 1' }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const moved = canvas.getByRole('textbox', { name: 'Label, row 2' })
    await expect(moved).toHaveValue('Holder')
    await waitFor(() => expect(moved).toHaveFocus())
  },
}

export const MovedToTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move row 2 down' }))
    await expect(canvas.getByRole('textbox', { name: 'Label, row 3' })).toHaveValue('Bank')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move row 3 up' })).toHaveFocus())
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
