import { expect, it } from 'vitest'
import { gridScreen, saidOfForm, saidOfScreen } from './project.ts'

const columns = "[{ field: 'id', label: 'Id' }, { field: 'amount', label: 'Amount' }]"
const action = (keys: string) =>
  saidOfScreen(
    gridScreen(
      `rowKey: 'id', selection: true, actions: [{ kind: 'request', label: 'Pay', call: '/pay', ${keys} }],`,
      columns,
    ),
  )

it('the confirmation of one row names fields of the row', async () => {
  expect(await action("confirm: { type: 'approve', title: 'Pay {id}?', text: 'It pays {amount}.' }")).toBe('')
  expect(await action("confirm: { type: 'approve', text: 'It pays {amuont}.' }")).toContain('"amount"')
})

it.each(['selection', 'screen'])('the confirmation of an action for the %s names no record', async scope => {
  const said = await action(
    `scope: '${scope}', confirm: { type: 'approve', title: 'Pay {id}?', text: 'Sure?' }`,
  )
  expect(said).toContain('/actions/0/confirm/title\n')
  expect(said).toContain('(placeholder-plain)')
})

it('the confirmation of a form names its fields', async () => {
  const said = (text: string) =>
    saidOfForm(
      "{ kind: 'text', name: 'reason', label: 'Reason' },",
      `submit: { label: 'Send', call: '/a', method: 'POST', confirm: { type: 'action', text: '${text}' } },`,
    )
  expect(await said('Because of {reason}?')).toBe('')
  const wrong = await said('Because of {raeson}?')
  expect(wrong).toContain('/submit/confirm/text\n')
  expect(wrong).toContain('Did you mean "reason"?  (field-unknown)')
})

it('the confirmation of a form names its record, if it has one', async () => {
  const confirm =
    "submit: { label: 'Send', call: '/a', method: 'POST', confirm: { type: 'action', text: 'Block {record.name}?' } },"
  const field = "{ kind: 'text', name: 'reason', label: 'Reason' },"
  const loads = "loads: { supplier: { get: '/supplier', onError: { value: null } } },"
  expect(await saidOfForm(field, `values: 'supplier', ${confirm}`, loads)).toBe('')
  expect(await saidOfForm(field, confirm)).toContain('(record-missing)')
})

it('the name under which an action saves a file names no record', async () => {
  const download = (fileName: string) =>
    saidOfScreen(
      gridScreen(
        `actions: [{ kind: 'download', label: 'Save', call: '/file/{id}', fileName: '${fileName}' }],`,
      ),
    )
  expect(await download('protocol-{id}.csv')).toMatchInlineSnapshot(`
    "screens/one.ts:6:76  /body/0/grid/actions/0/fileName
      has {id}, but this text has no placeholders. Remove it: only calls, disabledReason, text blocks, titles of panels, the heading of a screen, and the title and text of a confirmation of one record or a form have placeholders.  (placeholder-plain)"
  `)
  expect(await download('protocol.csv')).toBe('')
})
