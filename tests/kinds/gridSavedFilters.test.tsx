import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerServices, ok, refused, savedReply, serviceGrid } from '../../stories/fixtures/serviceGrid.ts'
import { heldReply } from './heldReply.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const path = '/api/finance/write-off/filters/saved'
const permissionPath = '/api/navigation/acl-permission/save_filters'
const show = (answers: Parameters<typeof answerServices>[0] = {}, showing: Showing = {}) =>
  showBlock([{ kind: 'grid', grid: serviceGrid }], { answer: answerServices(answers), ...showing })
type Shown = ReturnType<typeof show>
const sent = (shown: Shown, method: string, to = path) =>
  shown.calls.filter(call => call.method === method && call.path.startsWith(to))
const panel = () => page.getByRole('dialog', { name: 'Saved filters' })
const opener = () => page.getByRole('button', { name: 'Saved filters' })
const tabs = () => page.getByRole('toolbar', { name: 'Saved filters of this list', includeHidden: true })
const tab = (name: string) => tabs().getByRole('button', { name, exact: true, includeHidden: true })
const description = () => panel().getByRole('textbox', { name: 'Description' })
const saveButton = () => panel().getByRole('button', { name: 'Save' })
const filtered = { address: '/refunds?status=paid' }

async function open(answers?: Parameters<typeof answerServices>[0], showing?: Showing) {
  const shown = show(answers, showing)
  // Those of the tabs.
  await vi.waitFor(() => expect(sent(shown, 'GET')).toHaveLength(1))
  await opener().click()
  await expect.element(panel()).toBeVisible()
  return shown
}

describe('saved filters', () => {
  it('are loaded again when their panel opens, and listed', async () => {
    const shown = show()
    await expect.element(tab('Paid by Nour')).toBeVisible()
    expect(sent(shown, 'GET')).toHaveLength(1)
    await opener().click()
    await expect.element(panel().getByRole('button', { name: 'Paid by Nour', exact: true })).toBeVisible()
    expect(sent(shown, 'GET')).toHaveLength(2)
  })

  it('are tabs of the list, loaded after its rows, of which the applied one is open', async () => {
    const shown = show()
    await tab('Paid by Nour').click()
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=Nour&status=paid'))
    await expect.element(tab('Paid by Nour')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Failed')
    await expect.element(tab('Paid by Nour')).toHaveAttribute('aria-pressed', 'false')
    const paths = shown.calls.map(call => call.path)
    expect(paths.indexOf(path)).toBeGreaterThan(paths.indexOf(serviceGrid.source))
  })

  it('whose list fails show no tabs, and the message of the server', async () => {
    const shown = show({ [`GET ${path}`]: refused(500, { message: 'Down.' }) })
    await vi.waitFor(() => expect(sent(shown, 'GET')).toHaveLength(1))
    await expect.element(opener()).toBeVisible()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'Down.' }]))
    expect(tabs().query()).toBeNull()
  })

  it('that are saved are tabs at once', async () => {
    const replies = [ok({ customFilters: [] })]
    await open({ [`GET ${path}`]: () => replies.shift() ?? ok(savedReply) })
    await expect.element(tab('Paid by Nour')).toBeInTheDocument()
  })

  it('apply their filters and close the panel', async () => {
    const shown = await open({}, { address: '/refunds?page=2&createdAt.from=2026-01-01' })
    await panel().getByRole('button', { name: 'Paid by Nour', exact: true }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=Nour&status=paid'))
    await vi.waitFor(() => expect(panel().query()).toBeNull())
  })

  it('that cannot be read are listed as disabled with the reason, and can be deleted; the others work', async () => {
    const customFilters = [
      {
        idFilter: 4,
        description: 'Older',
        filters: [[{ index: 'amount', value: '1', condition: 'greaterThan' }]],
      },
      { idFilter: 5, description: 'Flat', filters: '[{"index":"status","value":"paid"}]' },
    ]
    const shown = await open({ [`GET ${path}`]: () => ok({ data: { customFilters } }) })
    const older = panel().getByRole('button', { name: /^Older/ })
    await expect.element(older).toHaveAttribute('aria-disabled', 'true')
    await expect.element(panel().getByText(/^This filter can't be applied /)).toBeVisible()
    await older.click({ force: true })
    expect(shown.search()).toBe('')
    await expect.element(panel().getByRole('button', { name: 'Delete Older' })).toBeVisible()
    await panel().getByRole('button', { name: 'Flat', exact: true }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('status=paid'))
  })

  it('with a removed field are applied without it, and a notice names it', async () => {
    const shown = await open()
    await expect
      .element(panel().getByText('Not applied because this grid no longer has: warehouse.'))
      .toBeVisible()
    await panel()
      .getByRole('button', { name: /^Failed, of the old warehouse/ })
      .click()
    await vi.waitFor(() => expect(shown.search()).toBe('status=failed'))
    expect(shown.toasts).toEqual([
      { type: 'warning', text: 'Not applied because this grid no longer has: warehouse.' },
    ])
  })

  it('whose field was renamed are mapped', async () => {
    const filters = serviceGrid.filters?.map(filter =>
      filter.kind === 'select' ? { ...filter, field: 'state', was: 'status' } : filter,
    )
    const grid = { ...serviceGrid, ...(filters && { filters }) }
    const shown = showBlock([{ kind: 'grid', grid }], { answer: answerServices() })
    await opener().click()
    await panel().getByRole('button', { name: 'Paid by Nour', exact: true }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=Nour&state=paid'))
  })

  it('that were changed can be saved as new or reset', async () => {
    const shown = await open()
    await panel().getByRole('button', { name: 'Paid by Nour', exact: true }).click()
    const applied = page.getByRole('status').filter({ hasText: 'Paid by Nour' })
    await expect.element(applied).toHaveTextContent('Paid by Nour')
    await expect.element(applied.getByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Failed')
    await expect.element(applied).toMatchTextContent(/^Paid by Nour \(changed\)/)
    await applied.getByRole('button', { name: 'Save as new' }).click()
    await expect.element(description()).toBeVisible()
    await panel().getByRole('button', { name: 'Close' }).click()
    await applied.getByRole('button', { name: 'Reset' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=Nour&status=paid'))
    await expect.element(applied.getByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
  })

  it('replace text that was typed just before', async () => {
    const shown = await open({}, filtered)
    await panel().getByRole('button', { name: 'Paid by Nour', exact: true }).click()
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Failed')
    const applied = page.getByRole('status').filter({ hasText: 'Paid by Nour' })
    await expect.element(applied).toMatchTextContent(/^Paid by Nour \(changed\)/)
    await page.getByRole('textbox', { name: 'Customer' }).fill('omar')
    await applied.getByRole('button', { name: 'Reset' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=Nour&status=paid'))
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue('Nour')
    shown.clock.advance(500)
    await expect.element(applied.getByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
    expect(shown.search()).toBe('customerName=Nour&status=paid')
  })

  it('that cannot be loaded show the message of the server, and can be retried', async () => {
    let broken = true
    const shown = await open({
      [`GET ${path}`]: () => (broken ? refused(500, { message: 'Down.' }) : ok(savedReply)),
    })
    // Of the tabs and of the panel.
    const down = { type: 'error', text: 'Down.' }
    await vi.waitFor(() => expect(shown.toasts).toEqual([down, down]))
    broken = false
    await panel().getByRole('button', { name: 'Try again' }).click()
    await expect.element(panel().getByRole('button', { name: 'Paid by Nour', exact: true })).toBeVisible()
  })

  it.each([
    ['Invalid module!', { module: '', functionality: 'write-off' }],
    ['Invalid functionality!', { module: 'finance', functionality: '' }],
  ])('show %s and cannot be opened if none are saved', async (text, savedFilters) => {
    const shown = showBlock([{ kind: 'grid', grid: { ...serviceGrid, savedFilters } }], {
      answer: answerServices(),
    })
    await opener().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text }]))
    expect(panel().query()).toBeNull()
    expect(sent(shown, 'GET', '/api/nothing')).toEqual([])
  })

  it('are open in only one panel of the console', async () => {
    await open()
    await panel().getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Import refunds' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Import refunds' })).toBeVisible()
    await vi.waitFor(() => expect(panel().query()).toBeNull())
    await page
      .getByRole('button', { name: 'Saved filters', includeHidden: true })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(panel()).toBeVisible()
    await vi.waitFor(() => expect(page.getByRole('dialog', { name: 'Import refunds' }).query()).toBeNull())
  })
})

describe('saving a filter', () => {
  it('sends the applied terms and the description, and closes on success', async () => {
    const shown = await open({}, filtered)
    await description().fill('  Paid ones ')
    await saveButton().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'success', text: 'The filter was saved.' }]))
    expect(sent(shown, 'POST')[0]?.body).toEqual({
      filters: [[{ index: 'status', value: 'paid', condition: 'equals' }]],
      description: 'Paid ones',
    })
    await vi.waitFor(() => expect(panel().query()).toBeNull())
    await expect.element(page.getByRole('status').filter({ hasText: 'Paid ones' })).toBeVisible()
  })

  it('includes text typed just before', async () => {
    const shown = show({}, filtered)
    await expect.element(opener()).toBeVisible()
    await page.getByRole('textbox', { name: 'Customer' }).fill('nour')
    await opener().click()
    await description().fill('Paid to Nour')
    await saveButton().click()
    await vi.waitFor(() => expect(sent(shown, 'POST')).toHaveLength(1))
    expect(sent(shown, 'POST')[0]?.body).toEqual({
      filters: [
        [{ index: 'customerName', value: 'nour', condition: 'like' }],
        [{ index: 'status', value: 'paid', condition: 'equals' }],
      ],
      description: 'Paid to Nour',
    })
    expect(shown.search()).toBe('customerName=nour&status=paid')
  })

  it('succeeds without a message from the server', async () => {
    const shown = await open({ [`POST ${path}`]: ok({ success: true, message: null }) }, filtered)
    await description().fill('Paid')
    await saveButton().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'success', text: 'The filter was saved.' }]))
  })

  it('is cancelled on failure with the message of the server, and keeps the typed text', async () => {
    const shown = await open({ [`POST ${path}`]: refused(400, { message: 'Not now.' }) }, filtered)
    await description().fill('Paid ones')
    await saveButton().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'Not now.' }]))
    await vi.waitFor(() => expect(panel().query()).toBeNull())
    await opener().click()
    await expect.element(description()).toHaveValue('Paid ones')
  })

  it('requires a description of at most 50 characters', async () => {
    const shown = await open({}, filtered)
    await expect.element(saveButton()).not.toHaveAttribute('aria-disabled')
    await saveButton().click()
    await expect.element(panel().getByRole('alert')).toHaveTextContent('Enter a description.')
    await description().fill('x'.repeat(51))
    await userEvent.keyboard('{Enter}')
    await expect.element(panel().getByRole('alert')).toHaveTextContent('Use at most 50 characters.')
    await description().fill('x'.repeat(50))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(sent(shown, 'POST')).toHaveLength(1))
  })

  it('sends one request for a double click', async () => {
    const reply = heldReply()
    const shown = await open({ [`POST ${path}`]: reply.answer }, filtered)
    await description().fill('Paid ones')
    await saveButton().dblClick()
    reply.give(ok({}))
    await vi.waitFor(() => expect(panel().query()).toBeNull())
    expect(sent(shown, 'POST')).toHaveLength(1)
  })

  it.each([
    ['no filter is applied', {}, {}, 'Apply a filter first. There is nothing to save.'],
    [
      '5 are saved already',
      {
        [`GET ${path}`]: ok({
          customFilters: Array.from({ length: 5 }, (_, at) => ({
            idFilter: at,
            description: `f${at}`,
            filters: [],
          })),
        }),
      },
      filtered,
      'You have 5 saved filters. Delete one to save another.',
    ],
    [
      'the user may not',
      { [`GET ${permissionPath}`]: ok({ save_filters: false }) },
      filtered,
      "You don't have permission to save or delete filters.",
    ],
    [
      'the permission is not known yet',
      { [`GET ${permissionPath}`]: () => new Promise<never>(() => {}) },
      filtered,
      'Loading...',
    ],
  ])('is not possible while %s, and says so', async (_, answers, showing, reason) => {
    const shown = await open(answers, showing)
    await expect.element(saveButton()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(description()).toHaveAccessibleDescription(reason)
    await description().fill('x')
    await userEvent.keyboard('{Enter}')
    expect(sent(shown, 'POST')).toEqual([])
  })
})

describe('permission of saved filters', () => {
  it('is requested once, however often the panel opens', async () => {
    const shown = await open()
    await expect
      .element(panel().getByRole('button', { name: 'Delete Paid by Nour' }))
      .not.toHaveAttribute('aria-disabled')
    await expect.element(tab('Paid by Nour')).toBeInTheDocument()
    const before = sent(shown, 'GET').length
    await panel().getByRole('button', { name: 'Close' }).click()
    await opener().click()
    await vi.waitFor(() => expect(sent(shown, 'GET')).toHaveLength(before + 1))
    expect(sent(shown, 'GET', permissionPath)).toHaveLength(1)
  })

  it.each([
    [
      'a failure gives an error toast',
      refused(500, { message: 'No.' }),
      'An error ocurred, could not get acl',
    ],
    ["a reply without it shows 'Missing ACL permission '", ok({}), 'Missing ACL permission '],
  ])('%s, and counts as false until the panel opens again', async (_, reply, text) => {
    const replies = [reply, ok({ save_filters: true })]
    const answer = () => replies.shift() ?? reply
    const shown = await open({ [`GET ${permissionPath}`]: answer }, filtered)
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text }]))
    await expect.element(saveButton()).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(description())
      .toHaveAccessibleDescription("You don't have permission to save or delete filters.")
    await panel().getByRole('button', { name: 'Close' }).click()
    await opener().click()
    await expect.element(saveButton()).not.toHaveAttribute('aria-disabled')
  })
})

describe('deleting a saved filter', () => {
  const bin = () => panel().getByRole('button', { name: 'Delete Paid by Nour' })
  const question = () => page.getByRole('alertdialog', { name: 'Delete this saved filter?' })

  it('asks for confirmation, and reloads the list after success', async () => {
    const shown = await open()
    await bin().click()
    await expect.element(question()).toMatchTextContent(/Paid by Nour/)
    expect(sent(shown, 'DELETE')).toEqual([])
    const before = sent(shown, 'GET').length
    await question().getByRole('button', { name: 'Delete' }).click()
    await vi.waitFor(() =>
      expect(shown.toasts).toEqual([{ type: 'success', text: 'The filter was deleted.' }]),
    )
    expect(sent(shown, 'DELETE')[0]?.path).toBe(`${path}/11`)
    await vi.waitFor(() => expect(sent(shown, 'GET')).toHaveLength(before + 1))
  })

  it('does nothing when the user cancels', async () => {
    const shown = await open()
    await bin().click()
    await question().getByRole('button', { name: 'Keep it' }).click()
    await vi.waitFor(() => expect(question().query()).toBeNull())
    expect(sent(shown, 'DELETE')).toEqual([])
  })

  it('shows the message of the server when it fails, and keeps the list', async () => {
    const shown = await open({ [`DELETE ${path}/11`]: refused(404, { message: 'Gone already.' }) })
    await bin().click()
    await question().getByRole('button', { name: 'Delete' }).click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'Gone already.' }]))
    await expect.element(bin()).toBeVisible()
  })

  it('is not possible without the permission, and says so', async () => {
    await open({ [`GET ${permissionPath}`]: ok({ save_filters: false }) })
    await expect.element(bin()).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(bin())
      .toHaveAccessibleDescription("You don't have permission to save or delete filters.")
  })
})
