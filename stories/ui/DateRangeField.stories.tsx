import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DateRangeField } from '../../runtime/ui/DateRangeField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/DateRangeField',
  component: DateRangeField,
  parameters: usage({
    when: ['For a period, above all as a filter.'],
    whenNot: ['For one day: use DateField. For an open end that is common, use two filters.'],
    content: ['Label the period, not its ends: “Created”.'],
    accessibility: [
      'Both ends are text fields with names of their own; the calendar takes two presses in either order.',
    ],
    keys: {
      'Alt + Down arrow': 'opens the calendar',
      'Arrow keys': 'move by day and week',
      Escape: 'closes the calendar',
    },
  }),
  args: { label: 'Created', from: '', to: '', today: '2018-08-14', onChange: fn() },
  render: args => (
    <Kept initial={{ from: args.from, to: args.to }}>
      {(value, set) => (
        <div style={{ maxInlineSize: args.time === true ? '23rem' : '16rem' }}>
          <DateRangeField
            {...args}
            {...value}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Open calendar, Created' })
const selectedDays = () => [...document.querySelectorAll('td[aria-selected=true]')]
const day = (name: string) => screen.findByRole('button', { name })

export const Default: Story = {}
export const Filled: Story = { args: { from: '2018-08-06', to: '2018-08-14' } }
export const WithTime: Story = { args: { time: true, from: '2018-08-06 00:00', to: '2018-08-14 23:59' } }
export const Disabled: Story = { args: { disabled: true, from: '2018-08-06', to: '2018-08-14' } }
export const Refused: Story = {
  args: {
    from: '2018-08-14',
    to: '2018-08-06',
    error: 'Please review inputted dates. End date cannot be before starting date.',
  },
}

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Created, from' }), '2018-08-06')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Created, to' })).toHaveFocus()
    await userEvent.keyboard('soon')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2018-08-06', to: 'soon' })
  },
}

/** Two presses, in either order, are one change. */
export const Chosen: Story = {
  args: { from: '2018-08-06', to: '2018-08-14' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener())
    await waitFor(() => expect(screen.getByText('Choose the first day')).toBeVisible())
    await expect(selectedDays()).toHaveLength(9)
    await userEvent.click(await day('Friday, 24 August 2018'))
    await expect(await screen.findByText('Choose the last day')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await day('Monday, 20 August 2018'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2018-08-20', to: '2018-08-24' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener()).toHaveFocus()
  },
}

export const HalfChosen: Story = {
  args: { from: '', to: '' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener())
    await userEvent.click(await day('Tuesday, 7 August 2018'))
    await userEvent.hover(await day('Thursday, 16 August 2018'))
    await expect(selectedDays()).toHaveLength(10)
  },
}

/** One day is no period: what was typed stays. */
export const GivenUp: Story = {
  args: { from: '2018-08-06', to: '2018-08-14' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener())
    await userEvent.click(await day('Tuesday, 7 August 2018'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ShortCut: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener())
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2018-07-01', to: '2018-07-31' })
    await userEvent.click(opener())
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2018-08-08', to: '2018-08-14' })
  },
}

export const ChosenWithTime: Story = {
  args: { time: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener())
    await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2018-08-13 00:00', to: '2018-08-13 23:59' })
  },
}

const open: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click(opener())
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Calendar, Created' })).toBeVisible())
}

export const OpenRightToLeft: Story = { ...Filled, globals: { direction: 'rtl' }, play: open }
export const OpenDark: Story = { ...Filled, globals: { theme: 'dark' }, play: open }

export const States: Story = inStates

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }
