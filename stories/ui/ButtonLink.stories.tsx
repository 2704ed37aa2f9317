import { type Meta, type StoryObj } from '@storybook/react-vite'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ButtonLink } from '../../runtime/ui/ButtonLink.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Actions/ButtonLink',
  component: ButtonLink,
  parameters: usage({
    when: ['For a link that should look as strong as a button, such as “New return” above a list.'],
    whenNot: ['For a command that changes something: use Button.'],
    content: ['Name what is found there: “New return”.'],
    accessibility: ['It is a link: it opens in another tab and is announced as a link.'],
    keys: { Enter: 'follows the link' },
  }),
  args: { href: '#refunds', children: 'All refunds' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const WithIcon: Story = { args: { icon: <ArrowLeft /> } }

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
