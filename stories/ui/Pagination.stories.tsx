import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pagination } from '../../runtime/ui/Pagination.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/Pagination',
  component: Pagination,
  parameters: usage({
    when: ['Below a list with more rows than fit.'],
    whenNot: ['For fewer rows than the smallest page size.'],
    content: ['It says which rows are shown, and of how many.'],
    accessibility: [
      'A navigation landmark named after its list; the rows that are shown are announced when they change. The number of the page can be typed.',
    ],
    keys: { Enter: 'goes to the page that was typed' },
  }),
  args: {
    page: 2,
    pageCount: 308,
    rowCount: 3077,
    size: 10,
    sizes: [5, 10, 25, 50],
    onChange: fn(),
    onSizeChange: fn(),
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const FirstPage: Story = { args: { page: 1 } }
export const LastPage: Story = { args: { page: 308 } }
export const Empty: Story = { args: { page: 1, pageCount: 0, rowCount: 0 } }
export const VeryLong: Story = { args: { page: 123456, pageCount: 9876543, rowCount: 98765430 } }

/** All rows fit on the smallest page: there is nothing to choose. */
export const FewRows: Story = {
  args: { page: 1, pageCount: 1, rowCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rows 1–3 of 3')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}
/** A page behind the last one has a way back. */
export const FewRowsBehind: Story = {
  args: { page: 4, pageCount: 1, rowCount: 3, shown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'First page' })).toBeEnabled()
  },
}

/** The rows of the page that was asked for are still on their way. */
export const RowsOfBefore: Story = { args: { page: 2, shown: { first: 1, last: 10 } } }
export const NoRowsOnPage: Story = { args: { page: 400, shown: null } }

export const TypedPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: /^Page/ })
    await userEvent.clear(input)
    await userEvent.type(input, '9999{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(308)
  },
}

export const States: Story = inStates
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
