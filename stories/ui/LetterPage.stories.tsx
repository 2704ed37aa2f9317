import { type Meta, type StoryObj } from '@storybook/react-vite'
import { LetterPage } from '../../runtime/ui/LetterPage.tsx'
import { logo } from '../fixtures/logo.ts'

const meta: Meta<typeof LetterPage> = {
  title: 'UI/Page/LetterPage',
  component: LetterPage,
  parameters: { layout: 'fullscreen' },
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

type Story = StoryObj<typeof LetterPage>

export const Default: Story = {}
/** A page in one language has nothing to choose from. */
export const OneLanguage: Story = { args: { languages: [] } }
export const WithoutLogo: Story = { args: { logo: undefined } }
export const VeryLong: Story = { args: { title: 'Wolfeschlegelsteinhausen'.repeat(5) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
