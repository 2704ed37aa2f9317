import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AttachmentList } from '../../runtime/ui/AttachmentList.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/AttachmentList',
  component: AttachmentList,
  parameters: usage({
    when: ['For the files of a record: receipts, pictures, letters.'],
    whenNot: ['To add a file: use FileDrop, above the list.'],
    content: ['The name as it was uploaded, then size, who and when.'],
    accessibility: ['A named list. Every button names its file: “Preview parcel.png”, “Delete parcel.png”.'],
    keys: { 'Enter, Space': 'previews a picture, downloads another file' },
  }),
  args: {
    label: 'Attachments',
    onOpen: fn(),
    onDownload: fn(),
    onRemove: fn(),
    files: [
      {
        id: '2',
        name: 'parcel.png',
        size: 48_210,
        date: '2026-01-05 09:03:00',
        createdBy: 'nour',
        picture: true,
        removable: true,
      },
      {
        id: '1',
        name: 'bank-receipt-4711.pdf',
        size: 1_204_000,
        date: '2026-01-04 16:40:12',
        createdBy: 'ada',
        picture: false,
        removable: false,
      },
    ],
  },
} satisfies Meta<typeof AttachmentList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The server sends only the name. */
export const NamesAlone: Story = {
  args: {
    files: meta.args.files.map(file => ({ ...file, size: undefined, date: '', createdBy: '' })),
  },
}

export const VeryLong: Story = {
  args: {
    files: meta.args.files.map(file => ({
      ...file,
      name: `${'the settlement of the partner '.repeat(9)}.pdf`,
    })),
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Preview parcel.png' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('2')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDownload).toHaveBeenLastCalledWith('2')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('2')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Download bank-receipt-4711.pdf' })).toHaveFocus()
  },
}

export const States: Story = inStates
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
