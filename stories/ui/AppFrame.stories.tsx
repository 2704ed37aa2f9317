import { type Meta, type StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import CircleUser from 'lucide-react/icons/circle-user'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { expect } from 'storybook/test'
import { AppFrame } from '../../runtime/ui/AppFrame.tsx'
import { Breadcrumbs } from '../../runtime/ui/Breadcrumbs.tsx'
import { Button } from '../../runtime/ui/Button.tsx'
import { IconButton } from '../../runtime/ui/IconButton.tsx'
import { MenuBar } from '../../runtime/ui/MenuBar.tsx'
import { NavigationTree } from '../../runtime/ui/NavigationTree.tsx'
import { PageHeader } from '../../runtime/ui/PageHeader.tsx'
import { entries } from './entries.ts'
import { RefundsPicture } from './RefundsPicture.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Page/AppFrame',
  component: AppFrame,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: ['Around every screen of a signed-in user: top bar, section menu and main area.'],
      whenNot: ['For a page that is read without signing in: use PublicPage.'],
      content: [
        'The top bar holds what every screen needs; content of one screen belongs in its PageHeader.',
      ],
      accessibility: [
        'The parts are landmarks: banner, navigation and main.',
        'Up to 1100 px the section menu is a drawer, which traps the focus while it is open.',
      ],
      keys: { Escape: 'closes the drawer' },
      overPage: true,
    }),
  },
  args: {
    brand: <strong>Operations Console</strong>,
    top: (
      <>
        <MenuBar label="Top" entries={entries} current="#refunds" />
        <span style={{ flex: 1 }} />
        <IconButton label="Search" icon={<Search />} />
        <IconButton label="Notifications" icon={<Bell />} />
        <IconButton label="Account" icon={<CircleUser />} />
      </>
    ),
    start: <NavigationTree label="Main" entries={entries} current="#refunds" />,
    children: (
      <>
        <PageHeader
          title="Refunds"
          breadcrumbs={<Breadcrumbs items={[{ label: 'Home', href: '#home' }, { label: 'Refunds' }]} />}
          actions={<Button icon={<Plus />}>Add refund</Button>}
        />
        <RefundsPicture />
      </>
    ),
  },
} satisfies Meta<typeof AppFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MenuClosed: Story = { args: { startOpen: false } }
export const WithoutMenu: Story = { args: { start: undefined } }

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
