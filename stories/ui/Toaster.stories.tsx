import { type Meta, type StoryObj } from '@storybook/react-vite'
import { toast } from 'sonner'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { Toaster } from '../../runtime/ui/Toaster.tsx'

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  render: args => (
    <div style={{ minBlockSize: '16rem' }}>
      <Button onClick={() => toast.error('An error occurred!')}>Show a toast</Button>
      <Toaster {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }))
    await waitFor(() => expect(screen.getByText('An error occurred!')).toBeVisible())
    await waitFor(() => expect(getComputedStyle(toastItem()).opacity).toBe('1'))
  },
} satisfies Meta<typeof Toaster>

const toastItem = () => {
  const item = screen.getAllByText('An error occurred!').at(-1)?.closest('li')
  if (!item) throw new Error('There is no toast.')
  return item
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Success: Story = {
  render: args => (
    <>
      <Button onClick={() => toast.success('The report is on its way.')}>Show a toast</Button>
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
