import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { addressForm, cities, customer } from '../fixtures/addressForm.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'form'>>

const stage = { loads: { customer, cities }, user: 'nour' }

const meta: Meta<BlockOf<'form'>> = {
  title: 'Blocks/Form values',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'form', heading: 'Customer', form: addressForm },
  parameters: { stage },
  play: drawn,
}
export default meta

/** A total that follows from its lines, and a proposal that can be changed. */
export const Computed: Story = {
  args: {
    form: {
      id: 'invoice',
      fields: [
        {
          kind: 'select',
          name: 'city',
          label: 'City',
          options: { load: 'cities', value: 'id', label: 'name' },
        },
        { kind: 'text', name: 'depot', label: 'Depot', computed: { from: 'city.name', editable: true } },
        {
          kind: 'rows',
          name: 'lines',
          label: 'Lines',
          add: 'Add a line',
          min: 2,
          fields: [
            { kind: 'number', name: 'pieces', label: 'Pieces', decimals: 0 },
            { kind: 'number', name: 'price', label: 'Price', decimals: 2 },
            {
              kind: 'number',
              name: 'amount',
              label: 'Amount',
              decimals: 2,
              computed: { product: ['pieces', 'price'] },
            },
          ],
        },
        {
          kind: 'number',
          name: 'total',
          label: 'Total',
          unit: 'EGP',
          decimals: 2,
          computed: { sum: ['lines.amount'] },
        },
      ],
      submit: { call: '/api/invoices', label: 'Create' },
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Pieces, row 1' }), '3')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price, row 1' }), '0.10')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Total' })).toHaveValue('0.30'))
  },
}
/** A day that is limited by another one, and a number by the load: each message names the value and its field. */
export const Compared: Story = {
  args: {
    form: {
      id: 'agreement',
      fields: [
        { kind: 'date', name: 'validFrom', label: 'Valid from', initial: '2026-03-01' },
        {
          kind: 'date',
          name: 'validTo',
          label: 'Valid to',
          initial: '2026-02-28',
          atLeast: 'validFrom',
        },
        {
          kind: 'number',
          name: 'pieces',
          label: 'Pieces',
          initial: 13,
          atMost: 'loads.stock.pieces',
        },
      ],
      submit: { call: '/api/agreements', label: 'Create' },
    },
  },
  parameters: { stage: { ...stage, loads: { ...stage.loads, stock: { pieces: 12 } } } },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
    await canvas.findByText('Not before 2026-03-01 (Valid from).')
    await canvas.findByText('At most 12.')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Valid from' }))
    await waitFor(() => expect(canvas.queryByText('Not before 2026-03-01 (Valid from).')).toBeNull())
  },
}
/** An amount with the currency of the record, and one with that of the partner who is chosen. */
export const Currencies: Story = {
  args: {
    form: {
      id: 'adjustment',
      values: 'payout',
      fields: [
        { kind: 'number', name: 'amount', label: 'Amount', decimals: 2, currency: 'record.currency' },
        {
          kind: 'select',
          name: 'partner',
          label: 'Partner',
          options: { load: 'partners', value: 'id', label: 'name' },
        },
        { kind: 'number', name: 'fee', label: 'Fee', decimals: 2, currency: 'partner.currency' },
      ],
      submit: { call: '/api/adjustments', label: 'Add' },
    },
  },
  parameters: {
    stage: {
      ...stage,
      loads: {
        ...stage.loads,
        payout: { amount: 1234.5, currency: 'EUR' },
        partners: [
          { id: 1, name: 'Albion Books', currency: 'GBP' },
          { id: 2, name: 'Hamburg Home', currency: 'EUR' },
        ],
      },
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await canvas.findByRole('textbox', { name: 'Amount', description: 'EUR' })
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Partner' }), 'Albion Books')
    await canvas.findByRole('textbox', { name: 'Fee', description: 'GBP' })
  },
}
/** The call finds records, which are shown as a table, and nothing is saved. */
export const DryRunWithRecords: Story = {
  args: {
    form: {
      ...addressForm,
      otherSubmits: [
        {
          call: '/api/customers/similar',
          label: 'Find similar customers',
          dryRun: {
            columns: [
              { field: 'name', label: 'Customer' },
              { field: 'city', label: 'City' },
              { field: 'orders', label: 'Orders', cell: { kind: 'number' } },
            ],
          },
        },
      ],
    },
  },
  parameters: {
    stage: {
      ...stage,
      answer: () => ({
        ok: true,
        status: 200,
        data: {
          message: 'Two customers have a similar name.',
          data: [
            { name: 'Nour Hadad', city: 'Giza', orders: 12 },
            { name: 'Noor Haddad', city: 'Alexandria', orders: 1204 },
          ],
        },
      }),
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Find similar customers' }))
    await canvas.findByRole('rowheader', { name: 'Noor Haddad' })
  },
}
/** The record fills the name, and a new note is asked for although it has one. */
export const Unfilled: Story = {
  args: {
    form: {
      id: 'rename',
      values: 'customer',
      fields: [
        { kind: 'text', name: 'name', label: 'Name' },
        { kind: 'text', name: 'notes', label: 'Note about this change', rows: 3, prefill: false },
      ],
      submit: { call: '/api/customers/{id}', method: 'PUT', send: 'changed' },
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas } = context
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(customer.name)
    await expect(canvas.getByRole('textbox', { name: 'Note about this change' })).toHaveValue('')
  },
}
/** The lines are those of the record: only their values can be changed. */
export const FixedRows: Story = {
  args: {
    form: {
      id: 'inspection',
      values: 'parcel',
      fields: [
        {
          kind: 'rows',
          name: 'items',
          label: 'Items',
          fields: [
            { kind: 'text', name: 'item', label: 'Item', enabled: { field: 'item', present: false } },
            { kind: 'number', name: 'accepted', label: 'Accepted', decimals: 0, min: 0 },
          ],
        },
      ],
      submit: { call: '/api/inspections', label: 'Save' },
    },
  },
  parameters: {
    stage: {
      ...stage,
      loads: {
        ...stage.loads,
        parcel: {
          items: [
            { item: 'Blue mug', accepted: 2 },
            { item: 'Candle', accepted: 0 },
          ],
        },
      },
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas } = context
    await expect(await canvas.findByRole('textbox', { name: 'Accepted, row 2' })).toHaveValue('0')
    await expect(canvas.queryByRole('button', { name: /remove|move|add/i })).toBeNull()
  },
}
/** A code may occur once: the second record with it is refused, and names the first. */
export const UniqueRows: Story = {
  args: {
    form: {
      id: 'zones',
      values: 'shop',
      fields: [
        {
          kind: 'rows',
          name: 'zones',
          label: 'Zones',
          add: 'Add a zone',
          unique: ['code'],
          fields: [
            { kind: 'text', name: 'code', label: 'Code' },
            { kind: 'number', name: 'fee', label: 'Fee', decimals: 2, min: 0, unit: 'EUR' },
          ],
        },
      ],
      submit: { call: '/api/zones', label: 'Save' },
    },
  },
  parameters: {
    stage: {
      ...stage,
      loads: {
        ...stage.loads,
        shop: {
          zones: [
            { code: 'N1', fee: 4 },
            { code: 'S1', fee: 6.5 },
            { code: 'n1', fee: 9 },
          ],
        },
      },
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findAllByText(/The same as in row 1\./)
  },
}
/** Only tried: the reply is shown below the fields, which stay unsaved. */
export const DryRun: Story = {
  args: {
    form: {
      ...addressForm,
      otherSubmits: [
        {
          call: '/api/customers/try',
          label: 'Check the address',
          dryRun: {
            fields: [
              { field: 'courier', label: 'Courier' },
              { field: 'hours', label: 'Hours', cell: { kind: 'number' } },
            ],
          },
        },
      ],
    },
  },
  parameters: {
    stage: {
      ...stage,
      answer: () => ({
        ok: true,
        status: 200,
        data: { message: 'The courier finds this address.', data: { courier: 'North', hours: 48 } },
      }),
    },
  },
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the address' }))
    await canvas.findByText('The courier finds this address.')
  },
}
