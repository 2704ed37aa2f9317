import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type BlockOf } from '../../schemas/index.ts'
import { BlockStory } from '../blocks/BlockStory.tsx'
import { drawn } from '../blocks/drawn.ts'
import { type RuleEngineOptions, ruleEngine } from '../fixtures/ruleEngine.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'

type Story = StoryObj<BlockOf<'ruleTest'>>
type Context = Parameters<NonNullable<Story['play']>>[0]

const choices = [
  { value: 7, label: '1. Wholesale' },
  { value: 9, label: '2. Small gift' },
]
const stage = (server: RuleEngineOptions = {}) => ({
  stage: { loads: { set: { choices } }, answer: ruleEngine(server) },
})

const meta: Meta<BlockOf<'ruleTest'>> = {
  title: 'Rules/Test',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'ruleTest', ruleset: 'flags', rules: 'set.choices' },
  parameters: stage(),
  play: drawn,
}
export default meta

async function find({ canvas, userEvent }: Context, id: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Order' }), id)
  await userEvent.click(canvas.getByRole('button', { name: 'Find Order' }))
}

export const Default: Story = {}
export const Heading: Story = { args: { heading: 'Test' } }
/** The ruleset can be run as a whole only. */
export const WithoutRules: Story = { args: { kind: 'ruleTest', ruleset: 'flags', rules: 'set.none' } }
export const Found: Story = {
  play: async context => {
    await find(context, '536365')
    await context.canvas.findByText('Order found [ Order = 536365 ]')
  },
}
export const NotFound: Story = {
  play: async context => {
    await find(context, '404')
    await context.canvas.findByText('Order not found [ Order = 404 ]')
  },
}
export const BestMatch: Story = {
  parameters: stage({ run: { success: true, data: { externalRuleId: 7, name: 'Wholesale' } } }),
  play: async context => {
    await find(context, '536365')
    await context.canvas.findByText('Order found [ Order = 536365 ]')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Run' }))
    await context.canvas.findByText('Best match: [Wholesale].')
  },
}
export const Refused: Story = {
  parameters: stage({ run: { success: false, message: 'The rule uses Customer, which was not given.' } }),
  play: async context => {
    await find(context, '536365')
    await context.canvas.findByText('Order found [ Order = 536365 ]')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Run' }))
    await context.canvas.findByText('The rule uses Customer, which was not given.')
  },
}
export const Loading: Story = { parameters: { stage: { loads: { set: { choices } } } }, play: () => {} }
export const Failed: Story = {
  parameters: stage({ tree: null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
