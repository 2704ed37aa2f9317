import { type Meta, type StoryObj } from '@storybook/react-vite'
import { Button } from '../../runtime/ui/Button.tsx'
import { FormSection } from '../../runtime/ui/FormSection.tsx'
import { TextAreaField } from '../../runtime/ui/TextAreaField.tsx'
import { TextField } from '../../runtime/ui/TextField.tsx'
import { usage } from './usage.ts'

const keep = () => {}
const fields = (
  <>
    <TextField label="Account holder" required value="Maria Oliveira" onChange={keep} />
    <TextField label="Account number" value="" onChange={keep} hint="Without spaces." />
    <TextField label="Bank" value="" onChange={keep} />
    <TextAreaField label="Note" limit={200} value="" onChange={keep} />
  </>
)

const meta = {
  title: 'UI/Fields/FormSection',
  component: FormSection,
  parameters: usage({
    when: ['For fields that belong together in a form of more than about six fields.'],
    whenNot: ['For one field, or to draw a line.'],
    content: ['A noun phrase: “Bank details”.'],
    accessibility: ['It is a group that carries the name of its heading.'],
  }),
  args: { title: 'Bank account', children: fields },
} satisfies Meta<typeof FormSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithText: Story = { args: { text: 'Where the money goes once the refund is approved.' } }
export const WithoutTitle: Story = { args: { title: undefined } }
export const Required: Story = { args: { required: true } }
export const WithAction: Story = { args: { action: <Button size="small">Remove</Button> } }
export const Inside: Story = {
  args: {
    children: (
      <>
        {fields}
        <FormSection level={2} title="Branch">
          {fields}
        </FormSection>
      </>
    ),
  },
}
export const VeryLong: Story = {
  args: {
    title: 'Bank account of the person who gets the money back '.repeat(4),
    text: 'A long text. '.repeat(40),
  },
}
export const Narrow: Story = {
  render: args => (
    <div style={{ maxInlineSize: '18rem' }}>
      <FormSection {...args} />
    </div>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
