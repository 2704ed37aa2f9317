import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compileScreen } from '../../runtime/core/compile/compileScreen.ts'
import { ScreenHeader } from '../../runtime/shell/frame/ScreenHeader.tsx'
import { type RouteEntry, type Screen } from '../../schemas/index.ts'
import { routes } from '../fixtures/routes.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'

interface Args {
  /** Name of a screen of the stage. */
  screen: string
  title?: string
  heading?: string
  /** Name of the screen whose failure is shown. */
  asked?: string
  body?: NonNullable<Screen['body']>
}

const meta: Meta<Args> = {
  title: 'Frame/ScreenHeader',
  decorators: [withRuntime],
  args: { screen: 'refund' },
  render: ({ screen, title, heading, asked, body = [] }) => {
    const entry = entryOf(screen)
    const opened = {
      entry: { ...entry, ...(title !== undefined && { title }) },
      screen: compileScreen({
        name: entry.name,
        path: entry.path,
        ...(heading !== undefined && { heading }),
        body,
      }),
      params: { id: '7' },
      query: {},
      loads: {},
      openedAt: 0,
      opening: 1,
      ...(asked !== undefined && {
        asked: { address: '/refunds/7', entry: entryOf(asked), params: { id: '7' }, parent: '', record: '' },
      }),
    }
    return <ScreenHeader opened={opened} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
  },
}
export default meta
type Story = StoryObj<Args>

/** Home, the screens above, and this one. */
export const Default: Story = {}
export const BelowHome: Story = { args: { screen: 'refunds' } }
/** Home has nothing above it. */
export const Home: Story = { args: { screen: 'home' } }
/** A screen without a title carries the name of the application. */
export const WithoutTitle: Story = {
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Operations Console' })).toBeVisible()
  },
}
/** The heading names the record; the breadcrumb keeps the title. */
export const WithHeading: Story = {
  args: { heading: 'Refund {id}' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Refund 7' })).toBeVisible()
    await expect(canvas.getByText('Refund', { exact: true })).toBeVisible()
  },
}
/** Its name could not be loaded: the title is shown. */
export const HeadingNotLoaded: Story = {
  args: { title: 'Partner details', heading: '{partner.name}' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Partner details' })).toBeVisible()
  },
}
/** A message with a picture has its own heading: the title is there for screen readers alone. */
export const Message: Story = {
  args: {
    screen: 'home',
    body: [{ kind: 'text', icon: 'lost', heading: 'Page not found', text: 'It is gone.' }],
  },
}
/** The breadcrumbs of the record that is not there stand where those of a record do. */
export const MissingRecord: Story = {
  args: {
    screen: 'home',
    asked: 'refund',
    body: [{ kind: 'text', icon: 'lost', heading: 'There is no refund 7.', text: 'It is gone.' }],
  },
  play: async ({ canvas, canvasElement }) => {
    const way = await canvas.findByRole('navigation')
    const above = way.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top
    await expect(above).toBeGreaterThan(8)
  },
}
export const VeryLong: Story = {
  args: {
    title: 'Confirm the reconciliation of the transaction lists of the collection partners '.repeat(4),
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

function entryOf(name: string): RouteEntry {
  const entry = routes.find(route => route.name === name)
  if (!entry) throw new Error(`The stage has no screen ${name}.`)
  return entry
}
