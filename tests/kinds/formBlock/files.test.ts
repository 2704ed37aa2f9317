import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compileForm, compileSubmit } from '../../../runtime/core/compile/compileForm.ts'
import { createFormStore } from '../../../runtime/core/form/formStore.ts'
import { unreadFiles } from '../../../runtime/kinds/blocks/form/unreadFiles.ts'
import { type Form } from '../../../schemas/index.ts'
import { contractForm, dropFiles, pdf } from '../../../stories/fixtures/contractForm.ts'
import { heldServer } from '../heldServer.ts'
import { mapMemory } from '../mapMemory.ts'
import { type Showing, showBlock } from '../showBlock.tsx'
import { button, field, good, refused } from './showForm.ts'

const chooser = () => page.getByLabelText(/^Signed contract/)

async function showContract(showing: Showing = {}, form: Form = contractForm) {
  await page.viewport(1280, 900)
  const server = heldServer()
  const shown = showBlock([{ kind: 'form', heading: 'Contract', form }], {
    answer: server.answer,
    user: 'nour',
    ...showing,
  })
  await expect.element(field('Supplier')).toBeVisible()
  return { ...shown, server }
}

async function drop(...files: readonly File[]) {
  await expect.element(chooser()).toBeInTheDocument()
  dropFiles(chooser().element(), ...files)
}

describe('file of a form', () => {
  it('is sent with the other values as a multipart form', async () => {
    const shown = await showContract()
    await field('Supplier').fill('Delta Ceramics')
    await field('Valid from').fill('2026-03-01')
    await userEvent.upload(chooser(), pdf('signed.pdf', 1200))
    await expect.element(page.getByText('signed.pdf')).toBeVisible()
    await expect.element(page.getByText('1.2 kB')).toBeVisible()
    await button('Add contract').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await expect.element(button('Add contract')).toHaveAttribute('aria-busy', 'true')
    const body = shown.server.calls[0]?.body
    if (!(body instanceof FormData)) throw new Error('The body is not a form.')
    const { contract, ...values } = Object.fromEntries(body)
    expect(values).toEqual({
      supplier: 'Delta Ceramics',
      validFrom: '2026-03-01',
      validTo: '',
      discount: '',
      zones: '[]',
      renews: 'false',
    })
    expect(contract).toMatchObject({ name: 'signed.pdf', size: 1200 })
    shown.server.reply(0, good('The contract was added.'))
    await expect.element(page.getByText('signed.pdf')).not.toBeInTheDocument()
    expect(shown.toasts).toEqual([{ type: 'success', text: 'The contract was added.' }])
  })

  it('stays chosen when the call fails, and is sent again', async () => {
    const shown = await showContract()
    await field('Supplier').fill('Delta')
    await drop(pdf('signed.pdf'))
    await button('Add contract').click()
    await vi.waitFor(() =>
      shown.server.reply(0, refused(422, { errors: [{ field: 'contract', message: 'A page is missing.' }] })),
    )
    await expect.element(chooser()).toHaveAccessibleDescription(/^signed\.pdf 48 kB A page is missing\./)
    await expect.element(chooser()).toBeInvalid()
    await button('Add contract').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    const body = shown.server.calls[1]?.body
    expect(body instanceof FormData && body.get('contract')).toMatchObject({ name: 'signed.pdf' })
  })

  it.each([
    ['of another type', new File(['a'], 'signed.docx'), 'signed.docx has the wrong type. Allowed: PDF.'],
    ['that is too large', pdf('scan.pdf', 2_000_001), 'scan.pdf is larger than 2 MB.'],
    ['without content', new File([], 'empty.pdf'), 'empty.pdf is empty.'],
  ])('%s is reported at once, and prevents sending until it is removed', async (_, file, text) => {
    const optional = {
      ...contractForm,
      fields: contractForm.fields.map(one => {
        if (one.kind !== 'file') return one
        const { required: _, ...kept } = one
        return kept
      }),
    }
    const shown = await showContract({}, optional)
    await field('Supplier').fill('Delta')
    await drop(file)
    await expect.element(page.getByRole('alert')).toHaveTextContent(text)
    await button('Add contract').click()
    await expect.element(page.getByText('One field needs your attention.')).toBeVisible()
    expect(shown.server.calls).toEqual([])
    await button(`Remove ${file.name}`).click()
    await expect.element(chooser()).toHaveFocus()
    await button('Add contract').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    const body = shown.server.calls[0]?.body
    expect(body instanceof FormData && body.get('contract')).toBe('')
  })

  it('that is required and missing is reported at its field', async () => {
    const shown = await showContract()
    await field('Supplier').fill('Delta')
    await button('Add contract').click()
    await expect.element(chooser()).toHaveAccessibleDescription(/Signed contract is required\./)
    expect(shown.server.calls).toEqual([])
  })

  it('keeps its place when several files are dropped', async () => {
    await showContract()
    await drop(pdf('signed.pdf'))
    await drop(pdf('page-1.pdf'), pdf('page-2.pdf'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one file only.')
    await expect.element(page.getByText('signed.pdf')).toBeVisible()
    await drop(pdf('whole.pdf'))
    await expect.element(page.getByText('whole.pdf')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('can neither be chosen nor dropped while its field is locked', async () => {
    const fields = contractForm.fields.map(one =>
      one.kind === 'file' ? { ...one, enabled: { field: 'supplier', present: true } } : one,
    )
    await showContract({}, { ...contractForm, fields })
    await expect.element(chooser()).toBeDisabled()
    await drop(pdf('signed.pdf'))
    expect(page.getByText('signed.pdf').query()).toBeNull()
    await field('Supplier').fill('Delta')
    await expect.element(chooser()).toBeEnabled()
  })

  it('is asked about before it is left, as no draft keeps it', async () => {
    const shown = await showContract({ memory: mapMemory() })
    await userEvent.upload(chooser(), pdf('signed.pdf'))
    await expect.element(page.getByText('signed.pdf')).toBeVisible()
    await shown.router.navigate('/elsewhere')
    await vi.waitFor(() =>
      expect(document.querySelector('[role=alertdialog]')?.textContent).toContain(
        'Your changes are kept as a draft in this browser, except: Signed contract.',
      ),
    )
  })

  it('is not in the draft, which says so when it is restored', async () => {
    const memory = mapMemory()
    const shown = await showContract({ memory })
    await field('Supplier').fill('Delta')
    await drop(pdf('signed.pdf'))
    await expect.element(page.getByText('signed.pdf')).toBeVisible()
    shown.clock.advance(300)
    const kept = [...memory.entries()].map(([, text]) => text).join()
    expect(kept).toContain('Delta')
    expect(kept).not.toContain('signed.pdf')
    document.body.replaceChildren()
    await showContract({ memory })
    await expect.element(field('Supplier')).toHaveValue('Delta')
    await expect.element(page.getByText('Not kept in drafts, so unchanged: Signed contract.')).toBeVisible()
  })

  it('is left out of the read view', async () => {
    await page.viewport(1280, 900)
    const contract = { supplier: 'Delta', contract: 'signed.pdf' }
    showBlock(
      [{ kind: 'form', heading: 'Contract', form: { ...contractForm, values: 'contract', readView: true } }],
      { loads: { contract } },
    )
    await expect.element(page.getByText('Delta')).toBeVisible()
    expect(page.getByText(/Signed contract|signed\.pdf/).query()).toBeNull()
  })

  it('that can no longer be read is an error of its field', async () => {
    const gone = pdf('gone.pdf')
    gone.slice = () => {
      const part = new Blob(['a'])
      part.arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotReadableError'))
      return part
    }
    const way = compileSubmit({ call: '/api/contracts' })
    const errorsOf = (contract: File, sent = way) => {
      const store = createFormStore(compileForm(contractForm), { record: undefined, loads: {} })
      store.set('contract', contract)
      return unreadFiles(store, sent)
    }
    expect(await errorsOf(gone)).toEqual({
      contract: ['gone.pdf can no longer be read. Choose it again.'],
    })
    expect(await errorsOf(pdf('signed.pdf'))).toEqual({})
    expect(await errorsOf(gone, { ...way, fields: ['supplier'] })).toEqual({})
  })
})
