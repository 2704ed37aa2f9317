import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type BlockOf, type Form } from '../../schemas/index.ts'
import { BlockStory } from '../blocks/BlockStory.tsx'
import { type RuleEngineOptions, ruleEngine } from '../fixtures/ruleEngine.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'

type Story = StoryObj<BlockOf<'form'>>

const form: Form = {
  id: 'rule',
  values: 'rule',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true },
    { kind: 'rule', name: 'rule', label: 'Rule', required: true, maxLength: 10000, ruleset: 'flags' },
    { kind: 'ruleTags', name: 'tags', label: 'Tags', ruleset: 'flags' },
  ],
  submit: { call: '/api/rules' },
}
const locked: Form = {
  ...form,
  fields: form.fields.map(field => ({ ...field, enabled: { field: 'record.name', is: 'nothing' } })),
}
const stage = (rule: string, server: RuleEngineOptions = {}, tags: unknown[] = []) => ({
  stage: { loads: { rule: { name: 'Wholesale', rule, tags } }, answer: ruleEngine(server), user: 'nour' },
})
const text =
  "Order.amount > 500\n  AND Order.country in array('FR', 'DE')\n  AND not(Customer.orders is null)"

async function edited({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(() => {
    if (!contentOf(canvasElement)) throw new Error('The editor is still on its way.')
    if (canvasElement.textContent?.includes('Checking…')) throw new Error('The rule is being checked.')
  })
}

function contentOf(element: HTMLElement): Element | null | undefined {
  return [...element.querySelectorAll('[dir="ltr"]')]
    .map(host => host.shadowRoot?.querySelector('.cm-content'))
    .find(Boolean)
}

const meta: Meta<BlockOf<'form'>> = {
  title: 'Rules/Form',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'form', heading: 'Rule', form },
  parameters: stage(text, {}, [{ id: '1', name: 'Gift', isTag: false }]),
  play: edited,
}
export default meta

export const Default: Story = {}
export const Empty: Story = { parameters: stage('') }
/** Each mistake is underlined, and listed beneath. */
export const Mistakes: Story = {
  parameters: stage('Order.wrong > 1\n  AND wrong'),
  play: async context => {
    await edited(context)
    await context.canvas.findByRole('button', { name: "Line 2, character 7 'wrong' has no meaning here." })
    await expect(contentOf(context.canvasElement)?.querySelectorAll('.cm-lintRange-error').length).toBe(2)
  },
}
export const CustomTags: Story = {
  parameters: stage(text, {}, [
    { id: '1', name: 'Gift', isTag: false },
    { id: 'CustomTag-Night shift', name: 'Night shift', isTag: true },
  ]),
}
export const FixedTags: Story = { parameters: stage(text, { tree: { customTags: false } }) }
export const WithoutTags: Story = { parameters: stage(text, { tree: { tagsEnabled: false } }) }
/** Rules can be written without the palettes. */
export const TreeFailed: Story = { parameters: stage(text, { tree: null }) }
export const NotChecked: Story = {
  parameters: stage(text, { errors: () => null }),
  play: async context => {
    await edited(context)
    await context.canvas.findByText('Not now.')
  },
}
export const ReadOnly: Story = { args: { form: locked } }
export const Loading: Story = {
  parameters: { stage: { loads: { rule: { name: 'Wholesale', rule: text, tags: [] } } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(contentOf(canvasElement)).toBeTruthy())
  },
}
export const VeryLong: Story = {
  parameters: stage(
    Array.from({ length: 80 }, (_, at) => `Order.amount > ${at} OR Customer.city = '${'x'.repeat(90)}'`).join(
      '\n',
    ),
  ),
}
/** The page reads from right to left, the code does not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { parameters: stage('Order.wrong > 1'), globals: { theme: 'dark' } }
