import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { addressForm, cities, customer } from '../fixtures/addressForm.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'form'>>

const refused = (status: number, data: unknown): HttpReply => ({ ok: false, status, statusText: '', data })
const stage = { loads: { customer, cities }, user: 'nour' }
const { values: _, ...blank } = addressForm
const { submit: __, ...readable } = addressForm
const { sections: ___, ...unsorted } = addressForm

/** A record with JSON in a field. */
const jsonForm: BlockOf<'form'>['form'] = {
  id: 'limits',
  values: 'customer',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', maxLength: 80 },
    { kind: 'text', name: 'limits', label: 'Limits', json: true },
  ],
  submit: { call: '/api/customers/17', method: 'PUT', label: 'Save' },
}
const withLimits = {
  ...stage,
  loads: { customer: { name: 'Nour Haddad', limits: { perDay: 5000, currencies: ['AED', 'EGP'] } } },
}

const meta: Meta<BlockOf<'form'>> = {
  title: 'Blocks/Form',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'form', heading: 'Customer', form: addressForm },
  parameters: { stage },
  play: drawn,
}
export default meta

/** Without a record: initial values. */
export const Default: Story = {
  args: { form: { ...blank, submit: { call: '/api/customers', label: 'Create' } } },
}
export const Filled: Story = {}
/** Nothing can be changed. */
export const Disabled: Story = {
  args: {
    form: {
      ...addressForm,
      fields: addressForm.fields.map(field => ({ ...field, enabled: { field: 'record.id', is: 0 } })),
    },
  },
}
/** The reply is on its way: a second press does nothing. */
export const Busy: Story = {
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
/** The browser keeps nothing: what is typed is in no draft. */
export const NotKept: Story = {
  parameters: {
    stage: { ...stage, memory: { get: () => undefined, set: () => false, remove: () => undefined } },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    const [field] = await canvas.findAllByRole('textbox')
    if (field) await userEvent.type(field, 'x')
    await canvas.findByText(/^Changes are lost when you leave this page/)
  },
}
/** The load brought no record: it can be asked for again. */
export const FailedLoad: Story = {
  parameters: { stage: { ...stage, loads: { customer: null, cities } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
/** Empty required fields: each in the summary, with the focus on it. */
export const RefusedHere: Story = {
  args: Default.args ?? {},
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
    await canvas.findByRole('link', { name: 'Name is required.' })
  },
}
/** A text that lacks the form of its pattern: the field says so in the words of the definition. */
export const WrongPattern: Story = {
  args: {
    form: {
      id: 'vat',
      fields: [
        {
          kind: 'text',
          name: 'vat',
          label: 'VAT number',
          initial: 'DE 811',
          pattern: { match: '^[A-Z]{2}\\d{8}$', message: 'Two letters and eight digits.' },
        },
      ],
      submit: { call: '/api/customers', label: 'Create' },
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
    await canvas.findByRole('link', { name: /Two letters and eight digits\.$/ })
  },
}
/** A field with JSON: indented, in a monospaced font. */
export const Json: Story = { args: { form: jsonForm }, parameters: { stage: withLimits } }
/** A list of texts, one per line; a text that is too long is named. */
export const ListOfTexts: Story = {
  args: {
    form: {
      id: 'mails',
      fields: [
        {
          kind: 'text',
          name: 'mails',
          label: 'Mail addresses',
          help: 'One per line.',
          list: true,
          maxLength: 40,
          initial: 'nour.haddad@example.org\na.mail.address.that.is.far.too.long@example.org',
        },
      ],
      submit: { call: '/api/customers', label: 'Create' },
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
    await canvas.findByRole('link', { name: /At most 40 characters/ })
  },
}
/** Text that is no JSON is not sent. */
export const InvalidJson: Story = {
  ...Json,
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    const field = await canvas.findByRole('textbox', { name: /Limits/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'five thousand')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findByRole('link', { name: /Enter valid JSON\.$/ })
  },
}
/** JSON where it is only read. */
export const JsonReadView: Story = {
  args: { form: { ...jsonForm, readView: true } },
  parameters: { stage: withLimits },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Edit' })
  },
}
/** The server refuses a field and the whole. */
export const RefusedByTheServer: Story = {
  parameters: {
    stage: {
      ...stage,
      answer: () =>
        refused(400, {
          message: 'The address is not in the street register.',
          errors: [
            { field: 'city', message: 'We do not deliver to Cairo on Fridays.' },
            { field: 'phones.0.number', message: 'This number is taken.' },
          ],
        }),
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findByRole('heading', { name: 'The address is not in the street register.' })
  },
}
/** Someone else saved first: what was typed is kept. */
export const Faster: Story = {
  parameters: {
    stage: {
      ...stage,
      asked: { customer: { get: '/api/customers/17', onError: { toast: 'server' } } },
      answer: ({ method }: { method: string }): HttpReply =>
        method === 'GET'
          ? { ok: true, status: 200, data: { ...customer, name: 'Nour Saleh', version: 4 } }
          : refused(409, { message: 'Mona has changed this customer a minute ago.' }),
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Nour H.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/Saving replaces another person's changes: Name/)
  },
}
/** Several ways to send it: a draft needs less, and a field says which way needs it. */
export const SeveralWays: Story = {
  args: {
    form: {
      ...blank,
      submit: { call: '/api/customers', label: 'Submit for approval', requires: ['floor', 'notes'] },
      otherSubmits: [
        { call: '/api/customers/drafts', label: 'Save as draft' },
        {
          call: '/api/customers/all',
          label: 'Create for all',
          confirm: { type: 'action', text: 'All couriers see it.' },
        },
      ],
    },
  },
}
/** What the pressed one needs is missing; another may still be sent. */
export const SeveralWaysRefused: Story = {
  args: SeveralWays.args ?? {},
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for approval' }))
    await canvas.findByRole('link', { name: 'Floor is required for “Submit for approval”.' })
  },
}
/** One of them is on its way: all are locked. */
export const SeveralWaysBusy: Story = {
  args: {
    form: {
      ...addressForm,
      otherSubmits: [{ call: '/api/customers/drafts', label: 'Save as draft' }],
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as draft' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save as draft' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
/** What was typed on an earlier day. */
export const Draft: Story = {
  parameters: {
    stage: {
      ...stage,
      memory: {
        get: (key: string) =>
          key === 'console.drafts.nour'
            ? JSON.stringify([
                {
                  place: 'form address /api/customers/17',
                  values: { typed: { notes: 'Third door on the left.' }, version: '3' },
                  at: Date.now(),
                },
              ])
            : undefined,
        set: () => undefined,
        remove: () => undefined,
      },
    },
  },
  play: async context => {
    await drawn(context)
    await context.canvas.findByText('Draft restored')
  },
}
export const ReadView: Story = {
  args: { form: { ...addressForm, readView: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Edit' })
  },
}
/** Without a submit it is read-only. */
export const ReadOnly: Story = {
  args: { form: { ...readable, readView: true } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nour Haddad')
    expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const VeryLong: Story = {
  args: {
    form: {
      ...unsorted,
      fields: addressForm.fields.map(field => ({
        ...field,
        label: `${field.label}, as it stands in the papers that the customer has shown to the courier`,
        help: 'A sentence that explains at length what is to be filled in here and what happens with it afterwards.',
      })),
    },
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** As wide as a small laptop leaves it. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '45rem' }}>
        <Story />
      </div>
    ),
  ],
}
