import { type Meta, type StoryContext, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { contractForm, dropFiles, pdf } from '../fixtures/contractForm.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'form'>>
type Context = StoryContext<BlockOf<'form'>>

const stage = { user: 'nour' }

const meta: Meta<BlockOf<'form'>> = {
  title: 'Blocks/Form files',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'form', heading: 'Contract', form: contractForm },
  parameters: { stage },
  play: drawn,
}
export default meta

async function dropped(context: Context, ...files: readonly File[]): Promise<void> {
  await drawn(context)
  dropFiles(await context.canvas.findByLabelText(/^Signed contract/), ...files)
}

async function sent({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add contract' }))
}

export const Empty: Story = {}

export const Chosen: Story = {
  play: async context => {
    await dropped(context, pdf('contract-2026.pdf'))
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('contract-2026.pdf')).toBeVisible()
    await expect(canvas.getByText('48 kB')).toBeVisible()
    await expect(canvas.getByLabelText(/^Signed contract/)).toHaveAccessibleDescription(
      'contract-2026.pdf 48 kB All pages in one file. PDF, up to 2 MB.',
    )
    await userEvent.hover(canvas.getByRole('button', { name: 'Remove contract-2026.pdf' }))
  },
}

export const Removed: Story = {
  play: async context => {
    await dropped(context, pdf('contract-2026.pdf'))
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove contract-2026.pdf' }))
    await expect(canvas.queryByText('contract-2026.pdf')).toBeNull()
    await expect(canvas.getByLabelText(/^Signed contract/)).toHaveFocus()
  },
}

/** The file stays until another one is chosen, and the form is not sent with it. */
export const WrongType: Story = {
  play: async context => {
    await dropped(context, new File(['a'], 'contract.docx'))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'contract.docx has the wrong type. Allowed: PDF.',
    )
  },
}

export const TooLarge: Story = {
  play: async context => {
    await dropped(context, pdf('scan.pdf', 2_000_001))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('scan.pdf is larger than 2 MB.')
  },
}

export const SeveralDropped: Story = {
  play: async context => {
    await dropped(context, pdf('page-1.pdf'), pdf('page-2.pdf'))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Choose one file only.')
  },
}

export const Required: Story = {
  play: async context => {
    await drawn(context)
    await sent(context)
    await expect(await context.canvas.findAllByText('Signed contract is required.')).not.toHaveLength(0)
  },
}

export const Locked: Story = {
  args: {
    form: {
      ...contractForm,
      fields: contractForm.fields.map(field =>
        field.name === 'contract' ? { ...field, enabled: { field: 'supplier', present: true } } : field,
      ),
    },
  },
  play: async context => {
    await drawn(context)
    await expect(await context.canvas.findByLabelText(/^Signed contract/)).toBeDisabled()
  },
}

export const LongName: Story = {
  play: async context => {
    const name = `${'framework contract for the delivery of household goods '.repeat(3)}2026.pdf`
    await dropped(context, pdf(name))
    await expect(await context.canvas.findByText(name)).toBeVisible()
  },
}

/** The file stays chosen. */
export const Failed: Story = {
  parameters: {
    stage: {
      ...stage,
      answer: () => ({
        ok: false,
        status: 422,
        statusText: '',
        data: {
          message: 'Check the contract.',
          errors: [{ field: 'contract', message: 'The contract is not signed.' }],
        },
      }),
    },
  },
  play: async context => {
    await dropped(context, pdf('contract-2026.pdf'))
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Supplier/ }), 'Delta Ceramics')
    await sent(context)
    await expect(await canvas.findByText('The contract is not signed.')).toBeVisible()
    await expect(canvas.getByText('contract-2026.pdf')).toBeVisible()
  },
}

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Chosen, globals: { direction: 'rtl' } }
