import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DateField } from '../../runtime/ui/DateField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/DateField',
  component: DateField,
  parameters: usage({
    when: ['For one day that is known or that is looked up in a calendar.'],
    whenNot: ['For a period: use DateRangeField.', 'For a time of day: use a time control in Field.'],
    content: ['The hint names the format when no example is in the field: yyyy-MM-dd.'],
    accessibility: [
      'Typing never needs the calendar. What cannot be read as a day stays in the field, with an error.',
      'The calendar follows the ARIA date picker dialog.',
    ],
    keys: {
      'Alt + Down arrow': 'opens the calendar',
      'Arrow keys': 'move by day and week',
      'Page Up, Page Down': 'move by month, with Shift by year',
      Escape: 'closes the calendar',
    },
  }),
  args: { label: 'Created from', value: '', today: '2018-08-14', onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '11rem' }}>
          <DateField
            {...args}
            value={value}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Open calendar, Created from' })
const selectedDays = () => [...document.querySelectorAll('td[aria-selected=true]')]
const day = (name: string) => screen.findByRole('button', { name })
const focusIsOn = (name: string) => waitFor(async () => expect(await day(name)).toHaveFocus())

export const Default: Story = {}
export const Filled: Story = { args: { value: '2018-08-14' } }
export const WithTime: Story = { args: { time: true, value: '2018-08-14 09:30' } }
export const Disabled: Story = { args: { disabled: true, value: '2018-08-14' } }
export const Refused: Story = {
  args: { value: '14.8.18', error: 'Please review selected dates. Invalid date format.' },
}

/** No day: the calendar opens at today, and the text stays. */
export const OpenOnRefused: Story = {
  args: { value: '14.8.18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener())
    await focusIsOn('Tuesday, 14 August 2018')
    await expect(await day('Tuesday, 14 August 2018')).toHaveAttribute('aria-current', 'date')
    await expect(canvas.getByRole('textbox', { name: 'Created from' })).toHaveValue('14.8.18')
  },
}

export const Open: Story = {
  args: { value: '2018-08-22' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(opener())
    await screen.findByRole('dialog', { name: 'Calendar, Created from' })
    await waitFor(() => expect(screen.getByRole('grid', { name: 'August 2018' })).toBeVisible())
    await expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday')
    await expect(selectedDays().map(cell => cell.textContent)).toEqual(['22'])
    await userEvent.click(await day('Wednesday, 1 August 2018'))
    await expect(args.onChange).toHaveBeenLastCalledWith('2018-08-01')
    await expect(canvas.getByRole('textbox', { name: 'Created from' })).toHaveValue('2018-08-01')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener()).toHaveFocus()
    await userEvent.click(opener())
    await focusIsOn('Wednesday, 1 August 2018')
  },
}

export const ByKeyboard: Story = {
  args: { value: '2018-08-15' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Created from' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await focusIsOn('Wednesday, 15 August 2018')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await focusIsOn('Thursday, 23 August 2018')
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await focusIsOn('Wednesday, 25 July 2018')
    await userEvent.keyboard('{Home}')
    await focusIsOn('Monday, 23 July 2018')
    await userEvent.keyboard('{End}')
    await focusIsOn('Sunday, 29 July 2018')
    await userEvent.keyboard('{PageDown}')
    await focusIsOn('Wednesday, 29 August 2018')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await focusIsOn('Tuesday, 29 August 2017')
    await userEvent.keyboard('{PageUp}')
    await focusIsOn('Saturday, 29 July 2017')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2017-07-29')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ClosedByEscape: Story = {
  args: { value: '2018-08-15' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener())
    await focusIsOn('Wednesday, 15 August 2018')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener()).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Days outside of the limits take the focus, so that the keyboard passes them, and cannot be chosen. */
export const Limited: Story = {
  args: { value: '2018-08-15', min: '2018-08-06', max: '2018-08-24' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener())
    await userEvent.click(await day('Saturday, 25 August 2018'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await day('Friday, 24 August 2018'))
    await expect(args.onChange).toHaveBeenLastCalledWith('2018-08-24')
    await userEvent.click(opener())
  },
}

export const Leafing: Story = {
  args: { value: '2018-01-31' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener())
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }))
    await waitFor(() => expect(screen.getByRole('grid', { name: 'February 2018' })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Previous year' }))
    await waitFor(() => expect(screen.getByRole('grid', { name: 'February 2017' })).toBeVisible())
  },
}

/** The chosen day keeps the typed time, which is left marked for typing. */
export const TimeKept: Story = {
  args: { time: true, value: '2018-08-15 09:30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(opener())
    await userEvent.click(await day('Thursday, 16 August 2018'))
    await expect(args.onChange).toHaveBeenLastCalledWith('2018-08-16 09:30')
    const text = canvas.getByRole('textbox', { name: 'Created from' })
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('17:45')
    await expect(args.onChange).toHaveBeenLastCalledWith('2018-08-16 17:45')
  },
}

export const LeftByPress: Story = {
  render: args => (
    <>
      <DateField {...args} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener())
    const calendar = await screen.findByRole('dialog')
    // It begins transparent, for one frame even where nothing moves.
    await waitFor(() => expect(calendar).toBeVisible())
    await userEvent.click(canvas.getByRole('textbox'))
    await expect(calendar).toBeVisible()
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const OpenRightToLeft: Story = {
  args: { value: '2018-08-15' },
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener())
    await focusIsOn('Wednesday, 15 August 2018')
    await userEvent.keyboard('{ArrowLeft}')
    await focusIsOn('Thursday, 16 August 2018')
  },
}

export const OpenDark: Story = {
  args: { value: '2018-08-22' },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener())
    await focusIsOn('Wednesday, 22 August 2018')
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { args: { value: '2018-08-14' }, globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
