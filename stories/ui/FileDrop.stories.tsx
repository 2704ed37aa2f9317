import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FileDrop } from '../../runtime/ui/FileDrop.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const writeOffs = new File(['id;amount\n'.repeat(1200)], 'write-offs.csv', { type: 'text/csv' })
const picture = new File(['no table'], 'receipt.pdf', { type: 'application/pdf' })

const meta = {
  title: 'UI/Fields/FileDrop',
  component: FileDrop,
  parameters: usage({
    when: ['For files that are uploaded: one, such as an import, or several at once, such as attachments.'],
    whenNot: ['For a few values: use a text field.'],
    content: ['Name the accepted types and the largest size in the hint.'],
    accessibility: [
      'The area contains a native file input, so that dropping is never the only way; a rejection is the error of the field.',
    ],
    keys: { 'Enter, Space': 'opens the file chooser' },
  }),
  args: { label: 'File', file: undefined, required: true, onChange: fn() },
  render: args => (
    <Kept initial={args.file}>
      {(value, set) => (
        <div style={{ maxInlineSize: '28rem' }}>
          <FileDrop
            {...args}
            file={value}
            onChange={next => {
              set(next)
              args.onChange?.(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const zone = () => {
  const found = screen.getByLabelText(/^File/).closest('div')
  if (found === null) throw new Error('There is no place to drop a file.')
  return found
}

/** A real event with real files: the one of the testing library loses them. */
const drag = (type: 'dragenter' | 'drop', ...files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  zone().dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

export const Default: Story = {}
export const Chosen: Story = { args: { file: writeOffs } }
export const Disabled: Story = { args: { disabled: true } }
export const ChosenDisabled: Story = { args: { disabled: true, file: writeOffs } }
export const Refused: Story = {
  args: { file: new File([], 'empty.csv'), error: 'The file is empty.' },
}
export const VeryLong: Story = {
  args: {
    file: new File(['a'], `${'the settlement of every refund that waits for bank details '.repeat(3)}.csv`),
  },
}

export const ByButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(screen.getByLabelText(/^File/), writeOffs)
    await expect(args.onChange).toHaveBeenLastCalledWith(writeOffs)
    await expect(canvas.getByText('12 kB')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove write-offs.csv' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(screen.getByLabelText(/^File/)).toHaveFocus()
  },
}

export const Over: Story = {
  play: async () => {
    drag('dragenter', writeOffs)
    await waitFor(() => expect(zone()).toHaveAttribute('data-over'))
  },
}

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    drag('drop', writeOffs)
    await expect(await canvas.findByText('write-offs.csv')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(writeOffs)
  },
}

/** What was chosen before stays. */
export const WrongType: Story = {
  args: { file: writeOffs },
  play: async ({ args, canvas }) => {
    drag('drop', picture)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('receipt.pdf is not a .csv file.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('write-offs.csv')).toBeVisible()
  },
}

export const SeveralDropped: Story = {
  play: async ({ args, canvas }) => {
    drag('drop', writeOffs, picture)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose one file only.')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Several at once are handed on, and those of another type refused. */
export const Several: Story = {
  args: { accept: '.csv,.txt', onFiles: fn(), required: false },
  play: async ({ args, canvas }) => {
    const note = new File(['a'], 'note.txt')
    drag('drop', writeOffs, picture, note)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'receipt.pdf is not a .csv or .txt file.',
    )
    await expect(args.onFiles).toHaveBeenLastCalledWith([writeOffs, note])
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { args: { file: writeOffs }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { file: writeOffs }, globals: { theme: 'dark' } }
export const DarkEmpty: Story = { globals: { theme: 'dark' } }
