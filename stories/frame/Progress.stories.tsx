import { type Meta, type StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect } from 'storybook/test'
import { Progress } from '../../runtime/shell/frame/Progress.tsx'

interface Args {
  /** Whether the next screen is on its way. */
  waiting: boolean
}

const meta: Meta<Args> = {
  title: 'Frame/Progress',
  parameters: { layout: 'fullscreen' },
  args: { waiting: true },
  render: ({ waiting }) => <Opening key={String(waiting)} waiting={waiting} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument()
  },
}
export default meta
type Story = StoryObj<Args>

/** It shows itself after 300 ms. */
export const Default: Story = {}
export const Idle: Story = {
  args: { waiting: false },
  play: async ({ canvas }) => {
    await canvas.findByText('A screen')
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** A page whose next screen never comes. */
function Opening({ waiting }: Args) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        element: (
          <>
            <Progress />
            <main style={{ padding: 'var(--space-4)' }}>
              <Outlet />
            </main>
          </>
        ),
        children: [
          { path: '/', element: <p>A screen</p> },
          { path: '/next', loader: () => new Promise(() => {}), element: <p>Another screen</p> },
        ],
      },
    ]),
  )
  useEffect(() => {
    if (waiting) void router.navigate('/next')
    return () => router.dispose()
  }, [router, waiting])
  return <RouterProvider router={router} />
}
