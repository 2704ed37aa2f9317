import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf, type Form } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'form'>>

const suppliers = [
  { id: 1, name: 'Harbour Paper', city: 'Hull' },
  { id: 2, name: 'Harbour Light', city: 'Leeds' },
  { id: 3, name: 'حداد للطباعة', city: 'القاهرة' },
  {
    id: 4,
    name: 'The Northern and Western Harbour Board for the Storage of Paper, Ink and Typefaces',
    city: 'Kingston upon Hull',
  },
]

const found = (records: readonly unknown[]): HttpReply => ({ ok: true, status: 200, data: { data: records } })
const answer = ({ query: { term = '' } = {} }: HttpCall) =>
  found(suppliers.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase())))

const form: Form = {
  id: 'agreement',
  fields: [
    {
      kind: 'select',
      name: 'supplier',
      label: 'Supplier',
      required: true,
      options: {
        search: '/api/suppliers',
        by: 'term',
        select: 'data',
        value: 'id',
        label: 'name',
        note: 'city',
        chosen: 'supplierName',
      },
    },
    { kind: 'text', name: 'subject', label: 'Subject' },
  ],
  submit: { call: '/api/agreements', label: 'Create' },
}

const agreement = { id: 9, supplier: 2, supplierName: 'Harbour Light', subject: 'Paper for 2012' }

const meta: Meta<BlockOf<'form'>> = {
  title: 'Blocks/Form search',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'form', heading: 'Agreement', form },
  parameters: { stage: { loads: { agreement }, answer } },
  play: drawn,
}
export default meta

const typed =
  (text: string): NonNullable<Story['play']> =>
  async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Supplier' }), text)
  }

export const Empty: Story = {}
/** The record names its supplier itself, so that no call is needed to show it. */
export const Filled: Story = {
  args: { form: { ...form, values: 'agreement' } },
  play: async context => {
    await drawn(context)
    const supplier = await context.canvas.findByRole('combobox', { name: 'Supplier' })
    await expect(supplier).toHaveValue('Harbour Light')
  },
}
/** The note tells suppliers of similar names apart. */
export const Found: Story = {
  play: async context => {
    await typed('harbour')(context)
    const page = context.canvasElement.ownerDocument.body
    await waitFor(() => expect(page.querySelectorAll('[role=option]')).toHaveLength(3))
  },
}
export const OneLetter: Story = { play: typed('h') }
export const Searching: Story = {
  parameters: { stage: { loads: {}, answer: () => new Promise<HttpReply>(() => undefined) } },
  play: typed('harbour'),
}
export const NothingFound: Story = { play: typed('quill') }
export const Failed: Story = {
  parameters: {
    stage: { loads: {}, answer: () => ({ ok: false, status: 500, statusText: '', data: null }) },
  },
  play: typed('harbour'),
}
/** More than fit: the user types more. */
export const Many: Story = {
  parameters: {
    stage: {
      loads: {},
      answer: () =>
        found(Array.from({ length: 40 }, (_, at) => ({ id: at, name: `Harbour ${at + 1}`, city: '' }))),
    },
  },
  play: typed('harbour'),
}
/** Without a choice, the typed text goes, and a note says so. */
export const NothingChosen: Story = {
  play: async context => {
    await typed('quill')(context)
    await context.userEvent.tab()
    await context.canvas.findByText('Nothing was chosen for “quill”.')
  },
}
/** A required contract number and the limit of the amount are those of the supplier that was found. */
export const ReadByOthers: Story = {
  args: {
    form: {
      ...form,
      fields: [
        {
          kind: 'select',
          name: 'supplier',
          label: 'Supplier',
          options: {
            search: '/api/suppliers',
            by: 'term',
            select: 'data',
            value: 'id',
            label: 'name',
            reads: ['contracted', 'limit', 'currency'],
          },
        },
        {
          kind: 'text',
          name: 'contract',
          label: 'Contract number',
          required: { field: 'supplier.contracted', is: true },
        },
        {
          kind: 'number',
          name: 'amount',
          label: 'Amount',
          currency: 'supplier.currency',
          atMost: 'supplier.limit',
          decimals: 2,
        },
      ],
    },
  },
  parameters: {
    stage: {
      loads: {},
      answer: () => found([{ ...suppliers[0], contracted: true, limit: 250, currency: 'EUR' }]),
    },
  },
  play: async context => {
    await typed('harbour')(context)
    const { canvas, canvasElement, userEvent } = context
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('option', { name: /Harbour Paper/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '300')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await canvas.findAllByText(/250/)
    await expect(canvas.getByRole('textbox', { name: 'Contract number' })).toBeInvalid()
  },
}
export const Refused: Story = {
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
    await canvas.findByRole('alert')
  },
}
/** Who has paid once cannot change the supplier. */
export const Locked: Story = {
  args: {
    form: {
      ...form,
      values: 'agreement',
      fields: form.fields.map(field => ({ ...field, enabled: { field: 'record.paid', is: true } })),
    },
  },
}
/** In a table of records each line searches for itself. */
export const InRows: Story = {
  args: {
    form: {
      ...form,
      values: 'order',
      fields: [
        {
          kind: 'rows',
          name: 'lines',
          label: 'Lines',
          add: 'Add a line',
          fields: [
            {
              kind: 'select',
              name: 'supplier',
              label: 'Supplier',
              options: {
                search: '/api/suppliers',
                by: 'term',
                select: 'data',
                value: 'id',
                label: 'name',
                chosen: 'supplierName',
              },
            },
            { kind: 'number', name: 'pieces', label: 'Pieces' },
          ],
        },
      ],
    },
  },
  parameters: {
    stage: {
      answer,
      loads: {
        order: {
          lines: [
            { supplier: 1, supplierName: 'Harbour Paper', pieces: 4 },
            { supplier: 3, supplierName: 'حداد للطباعة', pieces: 10 },
          ],
        },
      },
    },
  },
}
