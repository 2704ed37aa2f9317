import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../../runtime/ports/http.ts'
import { type Form } from '../../../schemas/index.ts'
import { mapMemory } from '../mapMemory.ts'
import { type Showing, showBlock } from '../showBlock.tsx'
import { button, good } from './showForm.ts'

const options = {
  search: '/api/{land}/suppliers',
  by: 'term',
  select: 'data',
  value: 'id',
  label: 'name',
} as const

const form: Form = {
  id: 'agreement',
  fields: [
    {
      kind: 'select',
      name: 'supplier',
      label: 'Supplier',
      required: true,
      options: { ...options, chosen: 'supplierName' },
    },
  ],
  submit: {
    call: '/api/agreements',
    label: 'Save',
    confirm: { type: 'action', text: 'Order from {supplier}?' },
  },
}

const rows = [
  { id: 1, name: 'Harbour Paper' },
  { id: 2, name: 'Harbour Light' },
]
const found: HttpReply = { ok: true, status: 200, data: { success: true, data: rows, rowCount: 2 } }
const failed: HttpReply = { ok: false, status: 500, statusText: 'Internal Server Error', data: null }

const supplier = () => page.getByRole('combobox', { name: 'Supplier' })
const option = (name: string) => page.getByRole('option', { name })

const isSearch = ({ path }: HttpCall) => path.endsWith('/suppliers')
const answer = (call: HttpCall) => (isSearch(call) ? found : good())

async function show(showing: Showing = {}, shownForm = form) {
  await page.viewport(1280, 900)
  const shown = showBlock([{ kind: 'form', heading: 'Agreement', form: shownForm }], {
    answer,
    params: { land: 'eg' },
    ...showing,
  })
  await expect.element(supplier()).toBeVisible()
  const searches = () => shown.calls.filter(isSearch)
  const type = async (text: string) => {
    await supplier().fill(text)
    await shown.clock.pass(200)
  }
  return { ...shown, searches, type }
}

describe('choice that is searched', () => {
  it('asks the call for the typed text after a pause, and sends the value of the chosen record', async () => {
    const shown = await show()
    await supplier().fill('harbour')
    await shown.clock.pass(199)
    expect(shown.searches()).toEqual([])
    await shown.clock.pass(1)
    await option('Harbour Light').click()
    await expect.element(supplier()).toHaveValue('Harbour Light')
    expect(page.getByText('Nothing was chosen').elements()).toEqual([])
    expect(shown.searches()).toMatchObject([
      { method: 'GET', path: '/api/eg/suppliers', query: { term: 'harbour' } },
    ])
    await button('Save').click()
    await expect.element(page.getByText('Order from Harbour Light?')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
    await vi.waitFor(() => expect(shown.calls.at(-1)).toMatchObject({ body: { supplier: 2 } }))
  })

  it('is chosen with the keyboard alone', async () => {
    const shown = await show()
    await shown.type('harbour')
    await expect.element(option('Harbour Paper')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(supplier()).toHaveValue('Harbour Light')
    await expect.element(supplier()).toHaveFocus()
  })

  it('searches a grid call in the field that contains the text', async () => {
    const { select: _, ...rest } = options
    const [field] = form.fields
    const grid: Form = {
      ...form,
      fields:
        field?.kind === 'select'
          ? [{ ...field, options: { ...rest, by: 'name', note: 'city', grid: true } }]
          : [],
    }
    const shown = await show({}, grid)
    await shown.type('harbour')
    await expect.element(option('Harbour Paper')).toBeVisible()
    expect(shown.searches()).toMatchObject([
      {
        method: 'POST',
        body: {
          options: {
            pagination: { limit: 20, offset: 0 },
            filter: [[{ index: 'name', value: 'harbour', condition: 'like' }]],
            sort: [{ index: 'name', order: 'asc' }],
            columns: ['id', 'name', 'city'],
          },
        },
      },
    ])
  })

  it('asks for nothing before two characters', async () => {
    const shown = await show()
    await shown.type('h')
    await expect.element(page.getByRole('status').getByText('Type at least two characters.')).toBeVisible()
    expect(shown.searches()).toEqual([])
  })

  it('aborts the search of an earlier text, and offers nothing of it', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const shown = await show({
      answer: call => {
        if (!isSearch(call)) return good()
        signals.push(call.signal)
        return call.query?.term === 'harbour' ? new Promise<HttpReply>(() => undefined) : found
      },
    })
    await shown.type('harbour')
    await expect.element(page.getByRole('status').getByText('Searching…')).toBeVisible()
    await shown.type('harbour l')
    await expect.element(option('Harbour Light')).toBeVisible()
    expect(signals.map(signal => signal?.aborted)).toEqual([true, false])
  })

  it('says that a search failed, and searches again on request', async () => {
    let isDown = true
    const shown = await show({ answer: () => (isDown ? failed : found) })
    await shown.type('harbour')
    await expect.element(page.getByRole('status').getByText('The search failed.')).toBeVisible()
    expect(shown.toasts).toEqual([])
    isDown = false
    await button('Try again').click()
    await shown.clock.pass(200)
    await expect.element(option('Harbour Light')).toBeVisible()
    await expect.element(supplier()).toHaveValue('harbour')
  })

  it('keeps its value when text is left without a choice, and names that text', async () => {
    const shown = await show(
      { loads: { agreement: { supplier: '2', supplierName: 'Harbour Light' } } },
      { ...form, values: 'agreement' },
    )
    await expect.element(supplier()).toHaveValue('Harbour Light')
    await shown.type('quill')
    await userEvent.tab()
    await expect.element(page.getByText('Nothing was chosen for “quill”.', { exact: true })).toBeVisible()
    await expect.element(supplier()).toHaveValue('Harbour Light')
  })

  it('shows its label again when a draft is restored', async () => {
    const memory = mapMemory()
    const first = await show({ memory, user: 'nour' })
    await first.type('harbour')
    await option('Harbour Light').click()
    first.clock.advance(300)
    document.body.replaceChildren()
    const second = await show({ memory, user: 'nour' })
    await expect.element(page.getByText('Draft restored')).toBeVisible()
    await expect.element(supplier()).toHaveValue('Harbour Light')
    expect(second.searches()).toEqual([])
  })

  it('closes only its list on Escape, and shows its value again', async () => {
    const shown = await show(
      { loads: { agreement: { supplier: 2, supplierName: 'Harbour Light' } } },
      { ...form, values: 'agreement' },
    )
    await shown.type('quill')
    await userEvent.keyboard('{Escape}')
    await expect.element(supplier()).toHaveValue('Harbour Light')
    await expect.element(supplier()).toHaveFocus()
  })

  it('is empty after it was cleared, and then required', async () => {
    await show(
      { loads: { agreement: { supplier: 2, supplierName: 'Harbour Light' } } },
      { ...form, values: 'agreement' },
    )
    await button('Clear Harbour Light').click()
    await expect.element(supplier()).toHaveValue('')
    await button('Save').click()
    await expect.element(page.getByRole('alert').getByText('Supplier is required.')).toBeVisible()
  })
})
