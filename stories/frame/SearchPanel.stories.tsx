import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SearchPanel } from '../../runtime/shell/search/SearchPanel.tsx'
import { withRuntime } from '../fixtures/withRuntime.tsx'

const meta = {
  title: 'Frame/SearchPanel',
  component: SearchPanel,
  decorators: [withRuntime],
  args: { open: true, onClose: fn() },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Search orders' })).toBeVisible())
  },
} satisfies Meta<typeof SearchPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Both field and value are required. */
export const WithoutValue: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
    await expect(await screen.findByText('Enter a search term.')).toBeVisible()
  },
}
/** The reply is late. */
export const Busy: Story = {
  play: async ({ args }) => {
    await search('4711')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Search/ })).toHaveAttribute('aria-busy', 'true'),
    )
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
/** Nothing was found: a toast says so, and the panel stays. */
export const NotFound: Story = {
  parameters: { stage: { answer: () => ({ ok: false, status: 404, statusText: 'Not Found', data: null }) } },
  play: async ({ args }) => {
    await search('4711')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
/** The server could not search: a toast says so, and what was typed stays. */
export const Failed: Story = {
  parameters: { stage: { answer: () => ({ ok: false, status: 500, statusText: '', data: null }) } },
  play: async ({ args }) => {
    await search('4711')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled())
    await expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('4711')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
/** The panel closes when the order was found. */
export const Found: Story = {
  parameters: {
    stage: { answer: () => ({ ok: true, status: 200, data: { result: 'ONE', orderNr: 4711 } }) },
  },
  play: async ({ args }) => {
    await search('4711')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
export const VeryLong: Story = { play: () => type('Wolfeschlegelsteinhausenbergerdorff '.repeat(5)) }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

async function type(value: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Value' }))
  await userEvent.paste(value)
}

async function search(value: string): Promise<void> {
  await type(value)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
}
