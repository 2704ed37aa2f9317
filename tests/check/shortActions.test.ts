import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { longForm } from '../../schemas/check/resolve/longForm.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
refund: { fields: { idRefund: 'id', status: { type: 'status', options: ['open', 'ready'] }, note: { type: 'text', maxLength: 200 }, blocked: 'text?' } },
})
`
const calls = `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', of: 'refund', calls: {
refunds: { grid: '/refunds/grid', many: 'refund' },
refund: { get: '/refunds/{id}', one: 'refund' },
approveRefund: { post: '/refunds/{idRefund}/approve' },
approveRefunds: { post: '/refunds/approve', selection: true },
rejectRefund: { post: '/refunds/{idRefund}/reject', body: ['note'] },
rejectRefunds: { post: '/refunds/reject', selection: true, body: ['note'] },
changeRefund: { put: '/refunds/{idRefund}', body: ['note'] },
} })
`
const files = (one: string) => ({
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': entities,
  'screens/finance/calls/refunds.ts': calls,
  'screens/finance/refunds.ts': screen(one),
})
const list = (actions: string) =>
  files(`name: 'refunds', path: '/refunds',
body: { kind: 'grid', call: 'refunds', columns: ['idRefund', 'note'], hidden: ['blocked', { field: 'status', label: 'State' }], actions: [
${actions}
] },`)

async function bodyOf(written: Record<string, string>) {
  const { problems, definitions } = await checkDefinitions(await project(written))
  expect(problems).toEqual([])
  return definitions.find(({ screen: { name } }) => name === 'refunds')?.screen.body ?? []
}
async function actionsOf(actions: string) {
  const [block] = await bodyOf(list(actions))
  return block?.kind === 'grid' ? block.grid.actions : undefined
}

describe('action with a title and a call', () => {
  it('opens a form of its fields, empty at first, with the label on the button', async () => {
    expect(
      await actionsOf(
        "{ label: 'Reject…', title: 'Reject {idRefund}', call: 'rejectRefund', fields: ['note'], confirm: 'Really?', lock: 2 },",
      ),
    ).toEqual([
      {
        kind: 'open',
        label: 'Reject…',
        panel: {
          title: 'Reject {idRefund}',
          size: 'medium',
          form: {
            id: 'reject-refund',
            values: false,
            fields: [{ kind: 'text', name: 'note', label: 'Note', required: true, maxLength: 200 }],
            submit: {
              call: '/api/refunds/{idRefund}/reject',
              label: 'Reject',
              confirm: { type: 'action', text: 'Really?' },
              lock: 2,
            },
          },
        },
      },
    ])
  })

  it('is filled by the row if its call changes it, and its button is Save', async () => {
    const [edit] = (await actionsOf("{ label: 'Edit…', title: 'Edit', call: 'changeRefund' },")) ?? []
    expect(edit).toMatchObject({ panel: { form: { id: 'change-refund', submit: { method: 'PUT' } } } })
    expect(edit).not.toHaveProperty('panel.form.values')
    expect(edit).not.toHaveProperty('panel.form.submit.label')
  })

  it('is filled by the row of any call if configured, and has the configured text of the button', async () => {
    const [send] =
      (await actionsOf(
        "{ label: 'Reject…', title: 'Reject', call: 'rejectRefund', values: true, submit: 'Confirm' },",
      )) ?? []
    expect(send).toMatchObject({ panel: { form: { submit: { label: 'Confirm' } } } })
    expect(send).not.toHaveProperty('panel.form.values')
  })

  it('has its mistakes where they are written', async () => {
    const said = await saidOf(
      list(
        "{ label: 'Reject…', title: 'Reject {idRefund}',\n  call: 'rejectRefundd',\n  fields: ['note'] },\n{ label: 'No…', title: 'No',\n  call: 'rejectRefund',\n  fields: ['notes'] },",
      ),
    )
    expect(said).toContain('screens/finance/refunds.ts:6:9  /body/actions/0/call')
    expect(said).not.toContain('form-wrong')
    expect(said).toContain('screens/finance/refunds.ts:10:12  /body/actions/1/fields/0')
  })
})

describe('`selected` of an action', () => {
  it('is a second action, whose conditions must hold for every selected row', async () => {
    expect(
      await actionsOf(`{ label: 'Approve', call: 'approveRefund', tone: 'success', visible: { status: 'open' },
  enabled: { blocked: { present: false } }, disabledReason: '{blocked}', confirm: 'It is paid.',
  selected: { call: 'approveRefunds', confirm: 'They are paid.' } },
{ label: 'Other', call: 'approveRefund' },`),
    ).toMatchObject([
      { label: 'Approve', call: '/api/refunds/{idRefund}/approve', confirm: { type: 'approve' } },
      {
        scope: 'selection',
        label: 'Approve selected',
        call: '/api/refunds/approve',
        tone: 'success',
        enabled: {
          all: [
            { field: 'status', is: 'open' },
            { field: 'blocked', present: false },
          ],
        },
        disabledReason: '{blocked}',
        confirm: { type: 'approve', text: 'They are paid.' },
      },
      { label: 'Other' },
    ])
  })

  it('opens the same form with a separate draft', async () => {
    const actions = await actionsOf(
      "{ label: 'Reject…', title: 'Reject {idRefund}', call: 'rejectRefund', selected: { call: 'rejectRefunds', title: 'Reject the selected' } },",
    )
    expect(actions).toMatchObject([
      { label: 'Reject…' },
      {
        label: 'Reject selected…',
        scope: 'selection',
        panel: {
          title: 'Reject the selected',
          form: { id: 'reject-refunds', values: false, submit: { label: 'Reject' } },
        },
      },
    ])
  })

  it('has its mistakes where they are written', async () => {
    const said = await saidOf(
      list("{ label: 'Approve', call: 'approveRefund',\n  selected: 'approveRefundz' },"),
    )
    expect(said).toContain('screens/finance/refunds.ts:6:13  /body/actions/0/selected')
    expect(said).toContain('call-unknown')
  })

  it('has the fields that the row does not fill, as several rows fill none', async () => {
    const [one, several] =
      (await actionsOf(
        "{ label: 'Reject…', title: 'Reject', call: 'rejectRefund', values: true, fields: [{ name: 'note', prefill: false }], selected: 'rejectRefunds' },",
      )) ?? []
    const note = { kind: 'text', name: 'note', label: 'Note', required: true, maxLength: 200 }
    expect(one).toMatchObject({ panel: { form: { fields: [{ ...note, prefill: false }] } } })
    expect(several).toMatchObject({ scope: 'selection' })
    expect(several?.kind === 'open' && several.panel.form?.fields).toEqual([note])
  })

  it('belongs to an action with a call, not to one with a form in full', async () => {
    const said = await saidOf(
      list(
        "{ label: 'Reject…', title: 'Reject', form: { fields: ['note'], submit: 'rejectRefund' }, selected: { call: 'rejectRefunds', title: 'Reject the selected' } },",
      ),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/refunds.ts:5:90  /body/actions/0/selected
        repeats the call and fields of its action for selected rows, but here they are inside form. Write call and fields directly in the action instead of form, or give the selected rows an action with a form of its own.  (selected-beside-form)"
    `)
  })

  it('has a reason for each field of both conditions', async () => {
    const reasons = (more: string) =>
      `{ label: 'Approve', call: 'approveRefund', visible: { status: 'open' }, enabled: { blocked: { present: false } },
  disabledReason: { blocked: '{blocked}'${more} }, selected: 'approveRefunds' },`
    const [own, several] = (await actionsOf(reasons(", status: 'It is {status}.'"))) ?? []
    expect(own).toHaveProperty('disabledReason.status', 'It is {status}.')
    expect(several).toHaveProperty('disabledReason', own?.disabledReason)
    expect(await saidOf(list(reasons('')))).toMatchInlineSnapshot(`
      "screens/finance/refunds.ts:6:3  /body/actions/0/disabledReason
        has no reason for "status", which can disable the action too. Add status: '…' to it.  (reason-field-missing)"
    `)
  })

  it('gives a reason of its own where visible decides', async () => {
    const said = await saidOf(
      list(`{ label: 'A', call: 'approveRefund', visible: { status: 'open' }, selected: 'approveRefunds' },
{ label: 'B', call: 'approveRefund', visible: { status: 'open' }, selected: { call: 'approveRefunds', confirm: 'Sure?' } },
{ label: 'C', call: 'approveRefund', visible: { status: 'open' }, selected: { call: 'approveRefunds', disabledReason: 'Some are not open.' } },`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/refunds.ts:5:67  /body/actions/0/selected
        is disabled while visible does not hold for every selected row, but no reason is given. Write selected: { call: 'approveRefunds', disabledReason: '…' }, e.g. 'Only open refunds can be sent.'.  (selected-reason-missing)
      screens/finance/refunds.ts:6:67  /body/actions/1/selected
        is disabled while visible does not hold for every selected row, but no reason is given. Add disabledReason to it, e.g. 'Only open refunds can be sent.'.  (selected-reason-missing)"
    `)
  })

  it.each([
    "visible: { status: 'opne' }",
    "visible: { status: 'opne' }, enabled: { blocked: { present: false } }",
    "visible: { blocked: { present: false } }, enabled: { status: 'opne' }",
    "visible: { any: [{ status: 'opne' }, { blocked: 'a' }] }",
  ])('has a mistake of the shared condition once: %s', async conditions => {
    const said = await saidOf(
      list(
        `{ label: 'Approve', call: 'approveRefund', ${conditions},\n  disabledReason: 'No.', selected: { call: 'approveRefunds', disabledReason: 'No.' } },`,
      ),
    )
    const problems = said.split('\n').filter(line => line.includes('"opne"'))
    expect(problems).toHaveLength(1)
    expect(said).toContain('refunds.ts:5:')
  })

  it.each([
    ['keeps two conditions on one field', { visible: { status: 'open' }, enabled: { status: 'ready' } }],
    [
      'keeps two conditions of which one is any of several',
      { visible: { any: [{ status: 'open' }, { status: 'ready' }] }, enabled: { note: 'a' } },
    ],
  ])('%s', (_, conditions) => {
    const actions = [{ label: 'A', call: 'a', ...conditions, selected: 'b' }]
    expect(longForm({ name: 'a', body: { kind: 'grid', actions } }).data).toMatchObject({
      body: [{ grid: { actions: [{}, { visible: expect.anything(), enabled: expect.anything() }] } }],
    })
  })

  it('is ignored in an actions block, without a selection', () => {
    const actions = [{ label: 'A', call: 'a', selected: 'b' }]
    expect(longForm({ name: 'a', body: { kind: 'actions', load: 'a', actions } }).data).toEqual({
      name: 'a',
      body: [{ kind: 'actions', load: 'a', actions: [{ kind: 'request', label: 'A', call: 'a' }] }],
    })
  })
})

it('a field of the entity that no part of the grid has is to be added', async () => {
  const said = await saidOf({
    ...files(`name: 'refunds', path: '/refunds', body: { kind: 'grid', call: 'refunds', columns: ['idRefund'], sort: '-note',
actions: [{ label: 'A', call: 'approveRefund', visible: { status: 'open' } }] },`),
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/refunds.ts:3:104  /body/sort/field
      names the column "note", which the grid does not have. Add it to columns, or to hidden of the grid: hidden: ['note'].  (sort-column-unknown)
    screens/finance/refunds.ts:4:67  /body/actions/0/visible/status
      names the field "status", which no part of the grid has. Add it to fields of the grid: fields: ['status'].  (row-field-unknown)"
  `)
})

it('details and actions show the record of the screen, or in a panel that of the panel', async () => {
  const body = await bodyOf(
    files(`name: 'refunds', path: '/refunds/{id}', params: { id: { example: '1' } }, heading: 'Refund {id}',
loads: { other: 'refund', refund: { call: 'refund', record: 'refund {id}' } },
body: [{ kind: 'details', fields: ['note'] }, { kind: 'details', load: 'other', fields: ['note'] },
  { kind: 'actions', actions: [{ label: 'More', title: 'More', body: { kind: 'details', fields: ['note'] } }] }],`),
  )
  expect(body).toMatchObject([
    { load: 'refund' },
    { load: 'other' },
    { load: 'refund', actions: [{ panel: { body: [{ load: 'record' }] } }] },
  ])
})

it('hidden columns come after the others and are off', async () => {
  const [block] = await bodyOf(list("{ label: 'A', call: 'approveRefund' },"))
  expect(
    block?.kind === 'grid' && block.grid.columns.map(({ field, label, show }) => [field, label, show]),
  ).toEqual([
    ['idRefund', 'Refund', undefined],
    ['note', 'Note', undefined],
    ['blocked', 'Blocked', 'off'],
    ['status', 'State', 'off'],
  ])
})

it('a tab has the key of its label in the address, unless it has an id', () => {
  const tabs = [
    { label: 'Balance sheet', body: [] },
    { id: 'b', label: 'Other', body: [] },
  ]
  expect(longForm({ name: 'a', body: { kind: 'tabs', tabs } }).data).toMatchObject({
    body: [{ tabs: [{ id: 'balance-sheet' }, { id: 'b' }] }],
  })
})

it.each([
  ['approvePayments', 'approve'],
  ['cancelOrder', 'cancel'],
  ['deleteRule', 'delete'],
  ['cancelled', 'action'],
  ['payRefund', 'action'],
])('the call %s asks for confirmation with a pop-up of type %s', (call, type) => {
  const actions = [{ label: 'A', call, confirm: { title: 'Sure?', text: 'Really.' } }]
  expect(longForm({ name: 'a', body: { kind: 'actions', load: 'a', actions } }).data).toMatchObject({
    body: [{ actions: [{ confirm: { type, title: 'Sure?', text: 'Really.' } }] }],
  })
})

describe('texts of an action', () => {
  it('write the values of a record by the types of their fields', async () => {
    const [send] =
      (await actionsOf(
        "{ label: 'Reject…', title: 'Reject {idRefund}, {status}', call: 'rejectRefund', confirm: '{note}?' },",
      )) ?? []
    expect(send).toHaveProperty('formats', {
      status: { kind: 'status', values: { open: { label: 'Open' }, ready: { label: 'Ready' } } },
    })
  })

  it('write them as configured', async () => {
    const formats = "formats: { status: { kind: 'number' } }"
    const [send] =
      (await actionsOf(`{ label: 'A', call: 'approveRefund', confirm: '{status}?', ${formats} },`)) ?? []
    expect(send).toHaveProperty('formats', { status: { kind: 'number' } })
  })
})
