import { describe, expect, it } from 'vitest'
import { longForm, whereWritten } from '../../schemas/check/resolve/longForm.ts'

const spelt = (screen: object) => longForm({ name: 'refunds', ...screen }).data
const action = (written: object) => spelt({ body: { kind: 'actions', load: 'refund', actions: [written] } })
const visible = (condition: unknown) => ({
  body: [expect.objectContaining({ visible: condition })],
})

describe('long form of a screen', () => {
  it('has a list of blocks for a single block, in tabs and blocks too', () => {
    const text = { kind: 'text', text: 'Nothing.' }
    expect(
      spelt({
        body: { kind: 'tabs', tabs: [{ id: 'a', label: 'A', body: { kind: 'expandable', body: text } }] },
      }),
    ).toEqual({
      name: 'refunds',
      body: [{ kind: 'tabs', tabs: [{ id: 'a', label: 'A', body: [{ kind: 'expandable', body: [text] }] }] }],
    })
  })

  it('has the keys of a grid in `grid`, with an id after the screen', () => {
    expect(
      spelt({ body: { kind: 'grid', heading: 'Paid', call: 'refunds', columns: ['id'] } }),
    ).toMatchObject({
      body: [
        { kind: 'grid', heading: 'Paid', grid: { id: 'grid-refunds', call: 'refunds', columns: ['id'] } },
      ],
    })
  })

  it('keeps the id of a grid', () => {
    expect(spelt({ body: { kind: 'grid', id: 'other', columns: [] } })).toMatchObject({
      body: [{ grid: { id: 'other' } }],
    })
  })

  it.each([
    [{ label: 'A', call: 'a' }, 'request'],
    [{ label: 'A', to: 'home' }, 'navigate'],
    [{ label: 'A', title: 'A', form: { id: 'a' } }, 'open'],
    [{ label: 'A', kind: 'download', call: 'a' }, 'download'],
  ])('derives from the keys of the action %o the kind %s', (written, kind) => {
    expect(action(written)).toMatchObject({ body: [{ actions: [{ kind }] }] })
  })

  it.each([
    [{}, { size: 'medium' }],
    [{ size: 'wide' }, { size: 'wide' }],
    [{ size: 'large' }, {}],
  ])('has title, size and form of an action with %o in a panel of %o', (written, size) => {
    const form = { id: 'a' }
    expect(action({ label: 'A', title: 'T', form, ...written })).toMatchObject({
      body: [{ actions: [{ kind: 'open', label: 'A', panel: { title: 'T', form, ...size } }] }],
    })
    expect(JSON.stringify(action({ label: 'A', title: 'T', form, size: 'large' }))).not.toContain('size')
  })

  it('has the fields of a form in `fields`, and their names in its sections', () => {
    const amount = { name: 'amount', visible: { paid: true } }
    const form = {
      id: 'a',
      sections: [
        { title: 'One', fields: ['note'] },
        { title: 'Two', fields: [amount] },
      ],
    }
    const { data, pointerMap } = longForm({ name: 'refunds', body: { kind: 'form', form } })
    expect(data).toMatchObject({
      body: [
        {
          form: {
            sections: [
              { title: 'One', fields: ['note'] },
              { title: 'Two', fields: ['amount'] },
            ],
            fields: ['note', { name: 'amount', visible: { field: 'paid', is: true } }],
          },
        },
      ],
    })
    expect(whereWritten({ pointer: '/body/0/form/fields/1/name' }, pointerMap).pointer).toBe(
      '/body/form/sections/1/fields/0/name',
    )
  })

  it('asks for confirmation if a confirmation is only a text', () => {
    expect(action({ label: 'A', call: 'a', confirm: 'Really?' })).toMatchObject({
      body: [{ actions: [{ confirm: { type: 'action', text: 'Really?' } }] }],
    })
  })

  it.each([
    [{ status: 'open' }, { field: 'status', is: 'open' }],
    [{ flag: null }, { field: 'flag', is: null }],
    [{ status: ['open', 'held'] }, { field: 'status', in: ['open', 'held'] }],
    [{ 'record.note': { present: false } }, { field: 'record.note', present: false }],
    [
      { status: 'open', own: true },
      {
        all: [
          { field: 'status', is: 'open' },
          { field: 'own', is: true },
        ],
      },
    ],
    [
      { any: [{ manager: false }, { manager: { present: false } }] },
      {
        any: [
          { field: 'manager', is: false },
          { field: 'manager', present: false },
        ],
      },
    ],
    [
      { any: [{ status: 'open', own: true }, { manager: true }] },
      {
        any: [
          {
            all: [
              { field: 'status', is: 'open' },
              { field: 'own', is: true },
            ],
          },
          { field: 'manager', is: true },
        ],
      },
    ],
  ])('expands the condition %o', (written, long) => {
    expect(spelt({ body: { kind: 'text', text: 'A', visible: written } })).toMatchObject(visible(long))
  })

  it('expands the conditions of form fields', () => {
    const form = { id: 'a', fields: [{ name: 'note', required: { reason: 'Other' }, clearWhen: 'hidden' }] }
    expect(spelt({ body: { kind: 'form', form } })).toMatchObject({
      body: [{ form: { fields: [{ required: { field: 'reason', is: 'Other' }, clearWhen: 'hidden' }] } }],
    })
  })
})

describe('finding in the long form', () => {
  const { pointerMap } = longForm({
    name: 'refunds',
    body: {
      kind: 'grid',
      columns: ['id'],
      actions: [{ label: 'A', title: 'A', form: { id: 'a' }, visible: { status: ['open'], own: true } }],
    },
  })

  it.each([
    ['/body/0/grid/columns/0', '/body/columns/0'],
    ['/body/0/grid', '/body'],
    ['/body/0/grid/actions/0/panel/form/id', '/body/actions/0/form/id'],
    ['/body/0/grid/actions/0/visible/all/0/in/0', '/body/actions/0/visible/status/0'],
    ['/body/0/grid/actions/0/visible/all/1/is', '/body/actions/0/visible/own'],
    ['/title', '/title'],
  ])('at %s is reported at %s, where the file has it', (pointer, written) => {
    expect(whereWritten({ pointer }, pointerMap)).toEqual({ pointer: written })
  })
})
