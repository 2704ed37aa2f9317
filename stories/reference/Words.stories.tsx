import { type Meta, type StoryObj } from '@storybook/react-vite'
import { WordIndex } from './WordIndex.tsx'

/** All words with one example each; the page of a word is below its kind. */
const meta = { title: 'Reference', tags: ['!test', '!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const AllWords: Story = { name: 'All words', render: () => <WordIndex /> }
