import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type ExternalToast, toast } from 'sonner'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { Toaster } from '../../runtime/ui/Toaster.tsx'
import { usage } from './usage.ts'

/** The toast stays; the number that sonner would give it may be that of a toast of the console, which goes away. */
const staying: ExternalToast = { id: 'story', duration: Number.POSITIVE_INFINITY }

const meta = {
  title: 'UI/Feedback/Toaster',
  component: Toaster,
  parameters: usage({
    when: ['For the result of what the user did just now.'],
    whenNot: ['For what must be read or answered: use Notice or ConfirmDialog.'],
    content: ['Past tense and a link to what was done: “3 refunds approved”.'],
    accessibility: ['A live region; time stops while the pointer or the focus is on it.'],
    keys: { 'Alt + T': 'moves to the toasts' },
    overPage: true,
  }),
  render: args => (
    <div style={{ minBlockSize: '16rem' }}>
      <Button onClick={() => toast.error('An error occurred!', staying)}>Show a toast</Button>
      <Toaster {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }))
    await waitFor(() => expect(screen.getByText('An error occurred!')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveStyle({ opacity: '1' }))
  },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Success: Story = {
  render: args => (
    <>
      <Button onClick={() => toast.success('The report is on its way.', staying)}>Show a toast</Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }))
    await waitFor(() => expect(screen.getByText('The report is on its way.')).toBeVisible())
  },
}

export const WithoutInjectedStyle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }))
    await waitFor(() => expect(screen.getByText('An error occurred!')).toBeVisible())
    const injected = [...document.head.querySelectorAll('style:not([data-vite-dev-id])')]
    await expect(injected.filter(style => style.textContent.includes('[data-sonner-toaster]'))).toEqual([])
  },
}

export const RightToLeft: Story = { args: { direction: 'rtl' }, globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
