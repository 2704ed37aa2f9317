import { type Meta, type StoryObj } from '@storybook/react-vite'
import { PublicPage } from '../../runtime/ui/PublicPage.tsx'
import { logo } from '../fixtures/logo.ts'
import { usage } from './usage.ts'

const meta: Meta<typeof PublicPage> = {
  title: 'UI/Page/PublicPage',
  component: PublicPage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: ['For a page that a customer opens from an email, without signing in.'],
      whenNot: ['For staff: use AppFrame.'],
      content: ['One purpose, one column, short sentences. Say who writes and what to do.'],
      accessibility: ['One main landmark with one level-1 heading; it reads on a phone at 320 px.'],
      overPage: true,
    }),
  },
  args: {
    logo,
    title: 'Your order',
    languages: [
      { tag: 'en', name: 'English', href: '#en', current: true },
      { tag: 'fr', name: 'Français', href: '#fr', current: false },
      { tag: 'ar', name: 'العربية', href: '#ar', current: false },
    ],
    children: <p>Please check your order and tell us whether we may send it.</p>,
  },
}
export default meta

type Story = StoryObj<typeof PublicPage>

export const Default: Story = {}
/** A page in one language has nothing to choose from. */
export const OneLanguage: Story = { args: { languages: [] } }
export const WithoutLogo: Story = { args: { logo: undefined } }
export const VeryLong: Story = { args: { title: 'Wolfeschlegelsteinhausen'.repeat(5) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
